import { createHmac } from 'node:crypto';
import { SUBMISSION_ID_FIELD } from '@agency/contracts';
import { readBoundedBody } from '@agency/server/bounded-body';
import { toEnglish } from '../panel/language/errors.ts';
import { toPlainCell } from '../platform/plain-cell.ts';
import { DeliveryError } from './delivery-error.ts';
import { findAddressProblem } from './web-address.ts';

/** What is posted to another program. */
export interface WebDelivery {
  url: string;
  body: Record<string, unknown>;
  /** The same again for the same delivery. */
  idempotencyKey: string;
}

const WEBHOOK_TIMEOUT = 15_000;
// A spreadsheet script that was not used for a while takes its time.
const SCRIPT_TIMEOUT = 30_000;
const MAX_ANSWER_BYTES = 64 * 1024;
const SCRIPT_ANSWER_ORIGIN = 'https://script.googleusercontent.com';

/**
 * What a webhook's receiver computes again: the HMAC-SHA256 of `timestamp.body`, in hex.
 * @param timestamp seconds since 1970, as the header says
 */
export const toSignature = (secret: string, timestamp: number, body: string): string =>
  `sha256=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`;

/**
 * Posts a signed webhook. Any 2xx acknowledges it; a redirect is followed nowhere.
 * @throws {DeliveryError}
 */
export async function postWebhook(
  { url, body, idempotencyKey }: WebDelivery,
  secret: string,
  now = new Date(),
): Promise<void> {
  const text = JSON.stringify(body);
  const timestamp = Math.floor(now.getTime() / 1000);
  const answer = await post(url, text, AbortSignal.timeout(WEBHOOK_TIMEOUT), {
    'Idempotency-Key': idempotencyKey,
    'X-Timestamp': String(timestamp),
    'X-Signature': toSignature(secret, timestamp, text),
  });
  // Nobody is shown what it says.
  await answer.body?.cancel();
  refuseStatus(answer);
}

/**
 * Posts a row to a spreadsheet script. Such scripts are shown no headers, so the submission's id travels in the query;
 * they answer with a redirect, and with a page and status 200 when they fail.
 * @throws {DeliveryError}
 */
export async function postRow(
  { url, body, idempotencyKey }: WebDelivery,
  submissionId: string,
): Promise<void> {
  const address = new URL(url);
  address.searchParams.set(SUBMISSION_ID_FIELD, submissionId);
  const signal = AbortSignal.timeout(SCRIPT_TIMEOUT);
  const cells = Object.fromEntries(
    Object.entries(body).map(([name, value]) => [
      name,
      typeof value === 'string' ? toPlainCell(value) : value,
    ]),
  );
  const first = await post(address.href, JSON.stringify(cells), signal, {
    'Idempotency-Key': idempotencyKey,
  });
  const location = toScriptAnswer(first, address);
  if (location) await first.body?.cancel();
  const answer = location
    ? await call(location.href, { redirect: 'manual', signal, headers: ACCEPT })
    : first;
  const isPage = /^text\/html\b/i.test(answer.headers.get('content-type') ?? '');
  if (!answer.ok || isPage) await answer.body?.cancel();
  refuseStatus(answer);
  if (isPage) throw new DeliveryError('The script answered with an error page.');
  if (await isRefusal(answer)) throw new DeliveryError('The script answered that it failed.');
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
  const problem = await findAddressProblem(url);
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

function refuseStatus({ ok, status }: Response): void {
  if (ok) return;
  if (status >= 300 && status < 400) {
    throw new DeliveryError(`The address leads to another one (${status}); set that one.`);
  }
  throw new DeliveryError(`The address answered ${status}.`, {
    // It looked at this one, and does not want it.
    isOnlyThis: status >= 400 && status < 500 && ![401, 403, 404, 429].includes(status),
  });
}

/** Where a script's answer lies: at the one other host such scripts use, or at its own. */
function toScriptAnswer(answer: Response, address: URL): URL | undefined {
  const location = URL.parse(answer.headers.get('location') ?? '', address);
  if (answer.status !== 302 || !location) return undefined;
  const isKnown = location.origin === SCRIPT_ANSWER_ORIGIN || location.origin === address.origin;
  return isKnown ? location : undefined;
}

// Scripts say in many ways that it went well; few say that it did not.
async function isRefusal(answer: Response): Promise<boolean> {
  const text = await readBoundedBody(answer.body, MAX_ANSWER_BYTES).catch(() => {
    throw new DeliveryError('The script broke its answer off.');
  });
  try {
    const { ok, success, result, status } = Object(JSON.parse(text.toString('utf8')));
    return ok === false || success === false || [result, status].includes('error');
  } catch {
    return false;
  }
}
