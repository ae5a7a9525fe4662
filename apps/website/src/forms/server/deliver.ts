import { randomUUID } from 'node:crypto';
import {
  type About,
  OTHER_KEY_HEADER,
  SENDER_HEADER,
  SUBMISSION_ID_FIELD,
} from '@agency/contracts';
import { getRequestId } from '@agency/server/request-scope';
import { isLocalHost } from '@agency/server/secure-url';
import { inSpan } from '@agency/server/spans';
import { type Delivery, parseDelivery } from './parse-delivery.ts';

/** Where the messages of a form are delivered. */
export interface Endpoint {
  url: string;
  /** Bearer token; only for our own dashboard. */
  secret?: string;
  format: 'json' | 'multipart';
}

interface OutgoingMessage {
  submissionId: string;
  message: Record<string, unknown>;
  about: About;
  /** Only for our own dashboard: the other id of the message, and its rate-limit key. */
  otherId?: string;
  sender: string;
}

// A dashboard that has just started is slow. The form's script waits longer.
const TIMEOUT = 10_000;
// A file is transferred, scanned and stored.
const FILE_TIMEOUT = 20_000;
// An idle spreadsheet script starts slowly.
const FOREIGN_TIMEOUT = 12_000;
const SCRIPT_HOST = 'script.google.com';
const SCRIPT_RESPONSE_HOST = 'script.googleusercontent.com';
const SCRIPT_PATH = /\/macros\/.*\/exec$/;

/** Delivers a message. `parse-delivery.ts` defines what acknowledges it. */
export function deliver(endpoint: Endpoint, message: OutgoingMessage): Promise<Delivery> {
  return inSpan(
    () => ({ name: 'deliver a form', kind: 'client', attributes: {} }),
    async (span) => {
      const delivery = await post(endpoint, message, span?.traceparent);
      if (span) span.attributes['agency.result'] = delivery.kind;
      return delivery;
    },
  );
}

async function post(
  { url: endpointUrl, secret, format }: Endpoint,
  { submissionId, otherId, message, about, sender }: OutgoingMessage,
  traceparent: string | undefined,
): Promise<Delivery> {
  const url = new URL(endpointUrl);
  // A script cannot read headers.
  if (url.host === SCRIPT_HOST || SCRIPT_PATH.test(url.pathname)) {
    url.searchParams.set(SUBMISSION_ID_FIELD, submissionId);
  }
  const requestId = getRequestId();
  const timeout = secret === undefined ? FOREIGN_TIMEOUT : TIMEOUT;
  const signal = AbortSignal.timeout(format === 'multipart' ? FILE_TIMEOUT : timeout);
  try {
    const toBody = format === 'json' ? toJson : toMultipart;
    const { type, body } = toBody({ ...message, ...about });
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      signal,
      headers: {
        Accept: 'application/json',
        'Content-Type': type,
        'Idempotency-Key': submissionId,
        ...(secret && {
          Authorization: `Bearer ${secret}`,
          [SENDER_HEADER]: sender,
          ...(otherId && { [OTHER_KEY_HEADER]: otherId }),
          // Connects the logs of both processes.
          ...(requestId && { 'X-Request-Id': requestId }),
          ...(traceparent && { traceparent }),
        }),
      },
      body,
    });
    const isDashboard = secret !== undefined;
    const last = isDashboard ? response : await followOnce(url, response, signal);
    return await parseDelivery(last, { isDashboard, submissionId, message });
  } catch (cause) {
    return { kind: 'failed', cause };
  }
}

const toJson = (message: Record<string, unknown>) => ({
  type: 'application/json',
  body: JSON.stringify(message),
});

// `FormData` takes many times as long to encode a resume.
function toMultipart(message: Record<string, unknown>) {
  const boundary = `form-${randomUUID()}`;
  const parts = Object.entries(message).flatMap(([name, value]) => {
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    return [
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n`,
      // Browsers send line ends as CRLF.
      /[\r\n]/.test(text) ? text.replace(/\r?\n|\r/g, '\r\n') : text,
      '\r\n',
    ];
  });
  return {
    type: `multipart/form-data; boundary=${boundary}`,
    body: new Blob([...parts, `--${boundary}--\r\n`]),
  };
}

/** Follows the redirect of a spreadsheet script to its response, without our data. */
async function followOnce(from: URL, response: Response, signal: AbortSignal): Promise<Response> {
  const location = URL.parse(response.headers.get('location') ?? '');
  const isRedirect = response.status === 302 || response.status === 303;
  if (!isRedirect || !location || !isResponseUrl(from, location)) return response;
  await response.body?.cancel();
  return fetch(location, { redirect: 'manual', signal, headers: { Accept: 'application/json' } });
}

/** Allows the script host's own pair of hosts, or two processes on this machine. */
function isResponseUrl(from: URL, to: URL): boolean {
  if (from.host === SCRIPT_HOST) return to.origin === `https://${SCRIPT_RESPONSE_HOST}`;
  return isLocalHost(from.hostname) && isLocalHost(to.hostname);
}
