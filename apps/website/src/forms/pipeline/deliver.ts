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

/** Where a form's messages go. */
export interface Endpoint {
  address: string;
  /** Sent to our own dashboard as a bearer token; nothing when the endpoint is somebody else's. */
  secret?: string | undefined;
  /** How the message travels. */
  shape: 'json' | 'multipart';
}

/** A form on its way. */
interface DeliveredForm {
  submissionId: string;
  /** The other id that the same message may come under; said to our own dashboard alone. */
  otherId?: string | undefined;
  message: Record<string, unknown>;
  about: About;
  /** Whom our own dashboard counts. */
  sender: string;
}

// A dashboard that has just started takes seconds on a busy machine. The visitor's page waits longer (post-json.ts).
const ANSWER_TIME = 10_000;
// A file takes longer to hand over, to look through and to put on disk.
const FILE_ANSWER_TIME = 20_000;
// A spreadsheet script that was not used for a while takes its time.
const OTHERS_ANSWER_TIME = 12_000;
const SCRIPT_HOST = 'script.google.com';
const SCRIPT_ANSWER_HOST = 'script.googleusercontent.com';
const SCRIPT_PATH = /\/macros\/.*\/exec$/;

/**
 * Hands a message over, and to our own dashboard what is known about it. What counts as an acknowledgement is said in `parse-delivery.ts`.
 */
export function deliver(endpoint: Endpoint, form: DeliveredForm): Promise<Delivery> {
  return inSpan(
    () => ({ name: 'deliver a form', kind: 'client', attributes: {} }),
    async (span) => {
      const delivery = await post(endpoint, form, span?.traceparent);
      if (span) span.attributes['agency.result'] = delivery.kind;
      return delivery;
    },
  );
}

async function post(
  endpoint: Endpoint,
  { submissionId, otherId, message, about, sender }: DeliveredForm,
  traceparent: string | undefined,
): Promise<Delivery> {
  const address = new URL(endpoint.address);
  // A script is not shown headers; the query is the only place where it can see the id.
  if (address.host === SCRIPT_HOST || SCRIPT_PATH.test(address.pathname)) {
    address.searchParams.set(SUBMISSION_ID_FIELD, submissionId);
  }
  const isOurs = endpoint.secret !== undefined;
  const requestId = getRequestId();
  const signal = AbortSignal.timeout(decideTimeout(endpoint));
  try {
    const toBody = endpoint.shape === 'json' ? toJson : toMultipart;
    const { type, body } = toBody({ ...message, ...about });
    const answer = await fetch(address, {
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
          // Both logs name the request alike.
          ...(requestId && { 'X-Request-Id': requestId }),
          ...(traceparent && { traceparent }),
        }),
      },
      body,
    });
    const last = isOurs ? answer : await followOnce(address, answer, signal);
    return await parseDelivery(last, { isOurs, submissionId, message });
  } catch (cause) {
    return { kind: 'failed', cause };
  }
}

function decideTimeout({ shape, secret }: Endpoint): number {
  if (shape === 'multipart') return FILE_ANSWER_TIME;
  return secret === undefined ? OTHERS_ANSWER_TIME : ANSWER_TIME;
}

const toJson = (message: Record<string, unknown>) => ({
  type: 'application/json',
  body: JSON.stringify(message),
});

// As `FormData` would be sent, which takes many times as long for a resume. Its text is never put together here.
function toMultipart(message: Record<string, unknown>) {
  const boundary = `form-${randomUUID()}`;
  const parts = Object.entries(message).flatMap(([name, value]) => [
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n`,
    toLines(typeof value === 'string' ? value : JSON.stringify(value)),
    '\r\n',
  ]);
  return {
    type: `multipart/form-data; boundary=${boundary}`,
    body: new Blob([...parts, `--${boundary}--\r\n`]),
  };
}

/** A text with line ends as forms have them. */
const toLines = (text: string): string =>
  /[\r\n]/.test(text) ? text.replace(/\r?\n|\r/g, '\r\n') : text;

/** A script has run when it redirects: its answer lies at another address, which is asked for with nothing of ours. */
async function followOnce(from: URL, answer: Response, signal: AbortSignal): Promise<Response> {
  const location = URL.parse(answer.headers.get('location') ?? '');
  const isMoved = answer.status === 302 || answer.status === 303;
  if (!isMoved || !location || !isAnswerAddress(from, location)) return answer;
  await answer.body?.cancel();
  return fetch(location, { redirect: 'manual', signal, headers: { Accept: 'application/json' } });
}

/** No other host is asked for anything: the script host's own pair, or two programs on this machine. */
function isAnswerAddress(from: URL, to: URL): boolean {
  if (from.host === SCRIPT_HOST) return to.origin === `https://${SCRIPT_ANSWER_HOST}`;
  return isLocalHost(from.hostname) && isLocalHost(to.hostname);
}
