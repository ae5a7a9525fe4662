import { createHmac } from 'node:crypto';
import { SUBMISSION_ID_FIELD } from '@agency/contracts';
import { readBoundedBody } from '@agency/server/bounded-body';
import { toEnglish } from '../panel/language/errors.ts';
import { escapeFormula } from '../platform/escape-formula.ts';
import { DeliveryError } from './delivery-error.ts';
import { findResolvedUrlProblem } from './web-url.ts';

/** A request to a webhook or script. */
export interface WebDelivery {
  url: string;
  body: Record<string, unknown>;
  /** The same for retries of a delivery. */
  idempotencyKey: string;
}

const WEBHOOK_TIMEOUT = 15_000;
// A spreadsheet script may start slowly.
const SCRIPT_TIMEOUT = 30_000;
const MAX_ANSWER_BYTES = 64 * 1024;
const SCRIPT_ANSWER_ORIGIN = 'https://script.googleusercontent.com';

/**
 * Signature for the receiver to verify: HMAC-SHA256 of `timestamp.body`, in hex.
 * @param timestamp seconds since 1970, as in the header
 */
export const toSignature = (secret: string, timestamp: number, body: string): string =>
  `sha256=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`;

/**
 * Posts a signed webhook. Any 2xx status acknowledges it; redirects are not followed.
 * @throws {DeliveryError}
 */
export async function postWebhook(
  { url, body, idempotencyKey }: WebDelivery,
  secret: string,
  now = new Date(),
): Promise<void> {
  const text = JSON.stringify(body);
  const timestamp = Math.floor(now.getTime() / 1000);
  const response = await post(url, text, AbortSignal.timeout(WEBHOOK_TIMEOUT), {
    'Idempotency-Key': idempotencyKey,
    'X-Timestamp': String(timestamp),
    'X-Signature': toSignature(secret, timestamp, text),
  });
  // The body is not used.
  await response.body?.cancel();
  rejectStatus(response);
}

/**
 * Posts a row to a spreadsheet script. Scripts do not see headers, so the submission id is in the query. They respond
 * with a redirect, and with an HTML page and status 200 on errors.
 * @throws {DeliveryError}
 */
export async function postRow(
  { url, body, idempotencyKey }: WebDelivery,
  submissionId: string,
): Promise<void> {
  const scriptUrl = new URL(url);
  scriptUrl.searchParams.set(SUBMISSION_ID_FIELD, submissionId);
  const signal = AbortSignal.timeout(SCRIPT_TIMEOUT);
  const cells = Object.fromEntries(
    Object.entries(body).map(([name, value]) => [
      name,
      typeof value === 'string' ? escapeFormula(value) : value,
    ]),
  );
  const first = await post(scriptUrl.href, JSON.stringify(cells), signal, {
    'Idempotency-Key': idempotencyKey,
  });
  const location = toScriptResponseUrl(first, scriptUrl);
  if (location) await first.body?.cancel();
  const response = location
    ? await call(location.href, { redirect: 'manual', signal, headers: ACCEPT })
    : first;
  const isPage = /^text\/html\b/i.test(response.headers.get('content-type') ?? '');
  if (!response.ok || isPage) await response.body?.cancel();
  rejectStatus(response);
  if (isPage) throw new DeliveryError('The script answered with an error page.');
  if (await reportsFailure(response))
    throw new DeliveryError('The script answered that it failed.');
}

const ACCEPT = { Accept: 'application/json' };

const post = (url: string, body: string, signal: AbortSignal, headers: Record<string, string>) =>
  call(url, {
    method: 'POST',
    redirect: 'manual',
    signal,
    headers: { ...ACCEPT, 'Content-Type': 'application/json', ...headers },
    body,
  });

async function call(url: string, init: RequestInit): Promise<Response> {
  const problem = await findResolvedUrlProblem(url);
  if (problem) throw new DeliveryError(toEnglish(problem));
  try {
    return await fetch(url, init);
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    throw new DeliveryError(
      isLate ? 'The address did not answer in time.' : 'The address cannot be reached.',
    );
  }
}

function rejectStatus({ ok, status }: Response): void {
  if (ok) return;
  if (status >= 300 && status < 400) {
    throw new DeliveryError(`The address leads to another one (${status}); set that one.`);
  }
  throw new DeliveryError(`The address answered ${status}.`, {
    // The receiver rejected this request.
    isOnlyThis: status >= 400 && status < 500 && ![401, 403, 404, 429].includes(status),
  });
}

/** URL of the script's response: on Google's content host, or on the same origin. */
function toScriptResponseUrl(response: Response, address: URL): URL | undefined {
  const location = URL.parse(response.headers.get('location') ?? '', address);
  if (response.status !== 302 || !location) return undefined;
  const isKnown = location.origin === SCRIPT_ANSWER_ORIGIN || location.origin === address.origin;
  return isKnown ? location : undefined;
}

// Scripts report success in many ways, and failure in few.
async function reportsFailure(response: Response): Promise<boolean> {
  const text = await readBoundedBody(response.body, MAX_ANSWER_BYTES).catch(() => {
    throw new DeliveryError('The script broke its answer off.');
  });
  try {
    const { ok, success, result, status } = Object(JSON.parse(text.toString('utf8')));
    return ok === false || success === false || [result, status].includes('error');
  } catch {
    return false;
  }
}
