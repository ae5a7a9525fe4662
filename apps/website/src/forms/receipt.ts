import { createHmac, timingSafeEqual } from 'node:crypto';

/** Seconds for which the thank-you page confirms a message. */
const LIFETIME = 3600;

/** In characters: the endpoint chooses the reference. */
const MAX_REFERENCE_LENGTH = 200;

/** What the thank-you page shows. */
interface Receipt {
  reference: string;
  /** Token that withdraws the message. */
  withdraw?: string | undefined;
  /** Day of the week by which the message gets a reply. */
  answerBy?: string | undefined;
}

function sign({ reference, withdraw, answerBy }: Receipt, expires: number, secret: string): string {
  return createHmac('sha256', secret)
    .update(`receipt ${JSON.stringify([reference, expires, withdraw, answerBy])}`)
    .digest('base64url')
    .slice(0, 22);
}

/** The signed query of the thank-you page. */
export function toReceipt(receipt: Receipt, secret: string, now = Date.now()): URLSearchParams {
  const { reference, withdraw, answerBy } = receipt;
  const expires = Math.floor(now / 1000) + LIFETIME;
  return new URLSearchParams({
    reference,
    ...(withdraw && { withdraw }),
    ...(answerBy && { answerBy }),
    proof: `${expires.toString(36)}.${sign(receipt, expires, secret)}`,
  });
}

/** Parses the query. Undefined if it is invalid or has expired. */
export function parseReceipt(
  query: URLSearchParams,
  secret: string,
  now = Date.now(),
): Receipt | undefined {
  const reference = query.get('reference') ?? '';
  const withdraw = query.get('withdraw') ?? undefined;
  const answerBy = query.get('answerBy') ?? undefined;
  const receipt: Receipt = { reference, withdraw, answerBy };
  const [expiry = '', signature = ''] = (query.get('proof') ?? '').split('.');
  const expires = Number.parseInt(expiry, 36);
  if (reference.length < 1 || reference.length > MAX_REFERENCE_LENGTH) return undefined;
  if (!(expires * 1000 > now)) return undefined;
  const expected = Buffer.from(sign(receipt, expires, secret));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected) ? receipt : undefined;
}
