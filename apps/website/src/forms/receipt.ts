import { createHmac, timingSafeEqual } from 'node:crypto';

/** How long the page that thanks says that a message is stored, s. */
const LIFE = 3600;

/** Longest reference that is said, in characters. Endpoints of others make theirs as they like; it is signed. */
const LONGEST_REFERENCE = 200;

/** What the page that thanks says. */
export interface Receipt {
  /** Of the stored message. */
  reference: string;
  /** Token that takes it back, where it can be. */
  withdraw?: string | undefined;
}

function sign({ reference, withdraw }: Receipt, expires: number, secret: string): string {
  return createHmac('sha256', secret)
    .update(`receipt ${JSON.stringify([reference, expires, withdraw])}`)
    .digest('base64url')
    .slice(0, 22);
}

/**
 * The query of the page that thanks: the reference of a stored message, and proof that this site stored it.
 * @param secret of the site; `now` in ms
 */
export function toReceipt(receipt: Receipt, secret: string, now = Date.now()): URLSearchParams {
  const { reference, withdraw } = receipt;
  const expires = Math.floor(now / 1000) + LIFE;
  return new URLSearchParams({
    reference,
    ...(withdraw && { withdraw }),
    proof: `${expires.toString(36)}.${sign(receipt, expires, secret)}`,
  });
}

/** What is to be said of a message that was really stored within the hour; nothing of any other query. */
export function parseReceipt(
  query: URLSearchParams,
  secret: string,
  now = Date.now(),
): Receipt | undefined {
  const reference = query.get('reference') ?? '';
  const withdraw = query.get('withdraw') ?? undefined;
  const receipt: Receipt = { reference, ...(withdraw && { withdraw }) };
  const [life = '', signature = ''] = (query.get('proof') ?? '').split('.');
  const expires = Number.parseInt(life, 36);
  if (reference.length < 1 || reference.length > LONGEST_REFERENCE) return undefined;
  if (!(expires * 1000 > now)) return undefined;
  const expected = Buffer.from(sign(receipt, expires, secret));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected) ? receipt : undefined;
}
