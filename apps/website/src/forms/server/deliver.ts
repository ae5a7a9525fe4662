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
  /** Bearer token of our own dashboard; missing for any other endpoint. */
  secret?: string | undefined;
  format: 'json' | 'multipart';
}

/** A message as it is delivered. */
interface DeliveredMessage {
  submissionId: string;
  /** The other id of the same message; sent to our own dashboard only. */
  otherId?: string | undefined;
  message: Record<string, unknown>;
  about: About | Record<string, never>;
  /** Rate-limit key for our own dashboard. */
  sender: string;
}

// A dashboard that has just started takes seconds on a busy machine. The visitor's page waits longer (post-json.ts).
const TIMEOUT = 10_000;
// A file takes longer to transfer, to scan and to write to disk.
const FILE_TIMEOUT = 20_000;
// A spreadsheet script that was not used for a while starts slowly.
const FOREIGN_TIMEOUT = 12_000;
const SCRIPT_HOST = 'script.google.com';
const SCRIPT_RESPONSE_HOST = 'script.googleusercontent.com';
const SCRIPT_PATH = /\/macros\/.*\/exec$/;

/** Delivers a message. What counts as an acknowledgement is defined in `parse-delivery.ts`. */
export function deliver(endpoint: Endpoint, message: DeliveredMessage): Promise<Delivery> {
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
  endpoint: Endpoint,
  { submissionId, otherId, message, about, sender }: DeliveredMessage,
  traceparent: string | undefined,
): Promise<Delivery> {
  const url = new URL(endpoint.url);
  // A script cannot read headers; the query is the only place where it finds the id.
  if (url.host === SCRIPT_HOST || SCRIPT_PATH.test(url.pathname)) {
    url.searchParams.set(SUBMISSION_ID_FIELD, submissionId);
  }
  const isDashboard = endpoint.secret !== undefined;
  const requestId = getRequestId();
  const signal = AbortSignal.timeout(decideTimeout(endpoint));
  try {
    const toBody = endpoint.format === 'json' ? toJson : toMultipart;
    const { type, body } = toBody({ ...message, ...about });
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      signal,
      headers: {
        Accept: 'application/json',
        'Content-Type': type,
        'Idempotency-Key': submissionId,
        ...(endpoint.secret && {
          Authorization: `Bearer ${endpoint.secret}`,
          [SENDER_HEADER]: sender,
          ...(otherId && { [OTHER_KEY_HEADER]: otherId }),
          // The same id in the logs of both processes.
          ...(requestId && { 'X-Request-Id': requestId }),
          ...(traceparent && { traceparent }),
        }),
      },
      body,
    });
    const last = isDashboard ? response : await followOnce(url, response, signal);
    return await parseDelivery(last, { isDashboard, submissionId, message });
  } catch (cause) {
    return { kind: 'failed', cause };
  }
}

function decideTimeout({ format, secret }: Endpoint): number {
  if (format === 'multipart') return FILE_TIMEOUT;
  return secret === undefined ? FOREIGN_TIMEOUT : TIMEOUT;
}

const toJson = (message: Record<string, unknown>) => ({
  type: 'application/json',
  body: JSON.stringify(message),
});

// Encoding a resume with `FormData` takes many times as long. The parts are never joined into one string here.
function toMultipart(message: Record<string, unknown>) {
  const boundary = `form-${randomUUID()}`;
  const parts = Object.entries(message).flatMap(([name, value]) => [
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n`,
    toFormLines(typeof value === 'string' ? value : JSON.stringify(value)),
    '\r\n',
  ]);
  return {
    type: `multipart/form-data; boundary=${boundary}`,
    body: new Blob([...parts, `--${boundary}--\r\n`]),
  };
}

/** Replaces line ends by CRLF, as browsers do in forms. */
const toFormLines = (text: string): string =>
  /[\r\n]/.test(text) ? text.replace(/\r?\n|\r/g, '\r\n') : text;

/** A script has run when it redirects: its response is at another URL, which gets none of our data. */
async function followOnce(from: URL, response: Response, signal: AbortSignal): Promise<Response> {
  const location = URL.parse(response.headers.get('location') ?? '');
  const isRedirect = response.status === 302 || response.status === 303;
  if (!isRedirect || !location || !isResponseUrl(from, location)) return response;
  await response.body?.cancel();
  return fetch(location, { redirect: 'manual', signal, headers: { Accept: 'application/json' } });
}

/** Allows the script host's own pair of hosts, or two processes on this machine, and no other redirect. */
function isResponseUrl(from: URL, to: URL): boolean {
  if (from.host === SCRIPT_HOST) return to.origin === `https://${SCRIPT_RESPONSE_HOST}`;
  return isLocalHost(from.hostname) && isLocalHost(to.hostname);
}
