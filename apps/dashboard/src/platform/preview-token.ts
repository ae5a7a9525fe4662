import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { getDashboardSecret } from './settings.ts';

const KINDS = ['blog', 'case-study', 'content'] as const;

/** What a link to a draft opens. */
export interface PreviewTarget {
  kind: (typeof KINDS)[number];
  /** Number of the blog or case study, in another language `12--ar`; or name of the words (`toWordsName`). */
  document: string;
}

/** What links carry of a document whose links were never ended (`collections/editing/preview-rounds.ts`). */
export const FIRST_ROUND = '00000000';

/** How long a link to a draft works, in seconds. */
export const PREVIEW_TIME = 3600;

/** As hard to guess as a UUID; in hexadecimal, because capitals would be another spelling of an address. */
const SIGNATURE_BYTES = 16;
const FORM = new RegExp(
  `^(${KINDS.join('|')})-([a-z0-9][a-z0-9-]{0,59})-([0-9a-f]{8})-([0-9]{10})-([0-9a-f]{32})$`,
);

/**
 * The token of a link that ends by itself: kind, document, round and the second it ends, signed.
 * @param round of the document's links at this moment
 */
export function toPreviewToken(
  { kind, document }: PreviewTarget,
  round: string,
  now = Date.now(),
): { token: string; until: string } {
  const end = Math.floor(now / 1000) + PREVIEW_TIME;
  const said = `${kind}-${document}-${round}-${end}`;
  const token = `${said}-${sign(said).toString('hex')}`;
  return { token, until: new Date(end * 1000).toISOString() };
}

/** What a token opens; nothing for one that this dashboard did not sign, or whose time is over. */
export function parsePreviewToken(
  token: string,
  now = Date.now(),
): (PreviewTarget & { round: string }) | undefined {
  // The longest has some 130 characters: what is longer is not looked at.
  if (token.length > 200) return undefined;
  const [, named, document = '', round = '', end = '', signature = ''] = FORM.exec(token) ?? [];
  const kind = KINDS.find((one) => one === named);
  if (!kind) return undefined;
  const expected = sign(`${kind}-${document}-${round}-${end}`);
  if (!timingSafeEqual(Buffer.from(signature, 'hex'), expected)) return undefined;
  return Number(end) * 1000 > now ? { kind, document, round } : undefined;
}

const sign = (said: string): Buffer =>
  createHmac('sha256', getKey()).update(said).digest().subarray(0, SIGNATURE_BYTES);

// For this purpose alone: no other signature made with the secret is one of these.
const getKey = (): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', getDashboardSecret('PAYLOAD_SECRET'), '', 'preview', 32));
