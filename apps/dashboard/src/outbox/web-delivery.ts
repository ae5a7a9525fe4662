import { createHmac } from 'node:crypto';
import { toEnglish } from '../platform/language/errors.ts';
import { DeliveryError } from './delivery-error.ts';
import { findResolvedUrlProblem } from './web-url.ts';

/** In milliseconds. */
const TIMEOUT = 15_000;

/** Statuses about the receiver, not about this request. */
const ABOUT_RECEIVER = [401, 403, 404, 429];

/**
 * Signature for the receiver to verify: HMAC-SHA256 of `timestamp.body`, in hex.
 * @param timestamp seconds since 1970, as in the header
 */
export const toSignature = (secret: string, timestamp: number, body: string): string =>
  `sha256=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`;

/**
 * Posts a signed webhook. Any 2xx status acknowledges it; redirects are not followed. Retries of a
 * delivery have the same idempotency key.
 * @throws {DeliveryError}
 */
export async function postWebhook(
  { url, body, idempotencyKey }: { url: string; body: object; idempotencyKey: string },
  secret: string,
  now = new Date(),
): Promise<void> {
  const problem = await findResolvedUrlProblem(url);
  if (problem) throw new DeliveryError(toEnglish(problem));
  const text = JSON.stringify(body);
  const timestamp = Math.floor(now.getTime() / 1000);
  const response = await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT),
    headers: {
      Accept: 'application/json',
      'Content-Type': 'application/json',
      'Idempotency-Key': idempotencyKey,
      'X-Timestamp': String(timestamp),
      'X-Signature': toSignature(secret, timestamp, text),
    },
    body: text,
  }).catch((error: unknown) => {
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    throw new DeliveryError(
      isLate ? 'The address did not answer in time.' : 'The address cannot be reached.',
    );
  });
  // The body is not used.
  await response.body?.cancel();
  const { ok, status } = response;
  if (ok) return;
  if (status < 400)
    throw new DeliveryError(`The address leads to another one (${status}); set that one.`);
  throw new DeliveryError(`The URL responded with ${status}.`, {
    isOnlyThis: status < 500 && !ABOUT_RECEIVER.includes(status),
  });
}
