import { createHmac, timingSafeEqual } from 'node:crypto';
import { deriveKey } from './settings.ts';

const KINDS = ['blog', 'case-study', 'content'] as const;

/** Document of a preview link. */
export interface PreviewTarget {
  kind: (typeof KINDS)[number];
  /** Id of the blog or case study, `12--ar` for a translation, or content name (`toContentName`). */
  document: string;
}

/** Revision of a document whose links were never revoked */
export const FIRST_ROUND = '00000000';

/** Lifetime of a preview link, in seconds. */
export const PREVIEW_TIME = 3600;

/** As strong as a UUID; hexadecimal, because paths are case-insensitive. */
const SIGNATURE_BYTES = 16;
const FORM = new RegExp(
  `^(${KINDS.join('|')})-([a-z0-9][a-z0-9-]{0,59})-([0-9a-f]{8})-([0-9]{10})-([0-9a-f]{32})$`,
);

/**
 * Token of a preview link: kind, document, revision and expiry, signed.
 * @param round current revision of the document's links
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

/** Parses a token; nothing if it is invalid or expired. */
export function parsePreviewToken(
  token: string,
  now = Date.now(),
): (PreviewTarget & { round: string }) | undefined {
  // Valid tokens have at most about 130 characters.
  if (token.length > 200) return undefined;
  const [, named, document = '', round = '', end = '', signature = ''] = FORM.exec(token) ?? [];
  const kind = KINDS.find((one) => one === named);
  if (!kind) return undefined;
  const expected = sign(`${kind}-${document}-${round}-${end}`);
  if (!timingSafeEqual(Buffer.from(signature, 'hex'), expected)) return undefined;
  return Number(end) * 1000 > now ? { kind, document, round } : undefined;
}

const sign = (said: string): Buffer =>
  createHmac('sha256', deriveKey('PAYLOAD_SECRET', 'preview'))
    .update(said)
    .digest()
    .subarray(0, SIGNATURE_BYTES);
