import { randomUUID } from 'node:crypto';
import {
  intakeReplySchema,
  type MessageMetadata,
  OTHER_KEY_HEADER,
  SENDER_HEADER,
  SUBMISSION_ID_FIELD,
  withdrawTokenSchema,
} from '@agency/contracts';
import { readBoundedBody } from '@agency/server/bounded-body';
import { getRequestId } from '@agency/server/request-scope';
import { isLocalHost } from '@agency/server/secure-url';
import { inSpan } from '@agency/server/spans';
import { toErrorExcerpt } from './error-excerpt.ts';

/** Where the messages of a form are delivered. */
export interface Endpoint {
  url: string;
  /** Bearer token; only for our own dashboard. */
  secret?: string;
  format: 'json' | 'multipart';
}

interface DeliveryRequest {
  submissionId: string;
  message: Record<string, unknown>;
  metadata: MessageMetadata;
  /** See `MessageIdentity`. Only our own dashboard gets it. */
  otherId?: string;
  /** Rate-limit key. Only our own dashboard gets it. */
  sender: string;
}

/** The result of a delivery. Only our own dashboard sends `closed` and `flood`. */
export type Delivery =
  | { kind: 'stored'; reference: string; withdraw?: string }
  /** The id belongs to another message. */
  | { kind: 'conflict' }
  /** The opening is closed. */
  | { kind: 'closed' }
  /** The sender exceeded the rate limit. `wait` is in seconds. */
  | { kind: 'flood'; wait: number }
  /** `upstreamMessage` is an excerpt of the response, without typed values. */
  | { kind: 'failed'; cause: unknown; upstreamMessage?: string };

// A dashboard that has just started is slow. The form's script waits longer.
const TIMEOUT = 10_000;
// A file is transferred, scanned and stored.
const FILE_TIMEOUT = 20_000;
// An idle spreadsheet script starts slowly.
const FOREIGN_TIMEOUT = 12_000;
const SCRIPT_HOST = 'script.google.com';
const SCRIPT_RESPONSE_HOST = 'script.googleusercontent.com';
const SCRIPT_PATH = /\/macros\/.*\/exec$/;

/** Seconds, if the dashboard sends no `Retry-After`. */
const FLOOD_WAIT = 60;
const MAX_RESPONSE_BYTES = 64 * 1024;
/** Error of a script when an id belongs to another message (docs/forms-and-privacy.md). */
const CONFLICT = 'conflict';

/** The deadline of a message, also if it is delivered twice. */
export function createDeadline({ secret, format }: Endpoint): AbortSignal {
  const timeout = secret === undefined ? FOREIGN_TIMEOUT : TIMEOUT;
  return AbortSignal.timeout(format === 'multipart' ? FILE_TIMEOUT : timeout);
}

export function deliver(
  endpoint: Endpoint,
  message: DeliveryRequest,
  deadline = createDeadline(endpoint),
): Promise<Delivery> {
  return inSpan(
    () => ({ name: 'deliver a form', kind: 'client', attributes: {} }),
    async (span) => {
      const delivery = await post(endpoint, message, deadline, span?.traceparent);
      if (span) span.attributes['agency.result'] = delivery.kind;
      return delivery;
    },
  );
}

async function post(
  { url: endpointUrl, secret, format }: Endpoint,
  outgoing: DeliveryRequest,
  signal: AbortSignal,
  traceparent: string | undefined,
): Promise<Delivery> {
  const { submissionId, otherId, message, metadata, sender } = outgoing;
  const url = new URL(endpointUrl);
  // A script cannot read headers.
  if (url.host === SCRIPT_HOST || SCRIPT_PATH.test(url.pathname)) {
    url.searchParams.set(SUBMISSION_ID_FIELD, submissionId);
  }
  const requestId = getRequestId();
  try {
    const toBody = format === 'json' ? toJson : toMultipart;
    const { type, body } = toBody({ ...message, ...metadata });
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
    return await parseDelivery(last, isDashboard, outgoing);
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
    if (value === undefined) return [];
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

/**
 * Parses an endpoint's response. The dashboard acknowledges in the contract's shape. For another endpoint any success status
 * acknowledges, and our id is the reference; but not an HTML page, which a broken spreadsheet script sends with status 200,
 * nor a body that reports an error (docs/product.md, section 7).
 */
async function parseDelivery(
  response: Response,
  isDashboard: boolean,
  { submissionId, message }: DeliveryRequest,
): Promise<Delivery> {
  const { status, headers } = response;
  if (isDashboard && (status === 409 || status === 410 || status === 429)) {
    await response.body?.cancel();
    if (status === 429) {
      return { kind: 'flood', wait: Number(headers.get('retry-after')) || FLOOD_WAIT };
    }
    return { kind: status === 409 ? 'conflict' : 'closed' };
  }
  const text = (await readBoundedBody(response.body, MAX_RESPONSE_BYTES)).toString('utf8');
  const fail = (reason: string): Delivery => ({
    kind: 'failed',
    cause: new Error(`the endpoint ${reason}`),
    upstreamMessage: toErrorExcerpt(text, message) || undefined,
  });
  if (!response.ok) return fail(`responded with ${status}`);
  const body = parseJson(text);
  const { data: reply } = intakeReplySchema.safeParse(body);
  if (reply) {
    const withdraw = isDashboard ? withdrawTokenSchema.safeParse(reply.withdraw).data : undefined;
    return { kind: 'stored', reference: reply.reference, ...(withdraw && { withdraw }) };
  }
  if (isDashboard) return fail('did not acknowledge');
  const isHtml = /^(?:text\/html|application\/xhtml)/i.test(headers.get('content-type') ?? '');
  if (isHtml || /^\s*<(?:!doctype|html|head|body)\b/i.test(text)) {
    return fail(`responded with ${status} and a page`);
  }
  const error = findError(body);
  if (error === CONFLICT) return { kind: 'conflict' };
  if (error !== undefined) return fail(`reported an error with status ${status}`);
  return { kind: 'stored', reference: submissionId };
}

function findError(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const report = body as Record<string, unknown>;
  const isDenied = report.ok === false || report.success === false;
  const isNamed = [report.result, report.status].some(
    (value) => typeof value === 'string' && /^(?:error|fail(?:ed|ure)?)$/i.test(value),
  );
  const error = typeof report.error === 'string' ? report.error : '';
  return isDenied || isNamed || error !== '' ? error : undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
