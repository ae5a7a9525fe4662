import { createHmac, timingSafeEqual } from 'node:crypto';
import { deriveKey } from './settings.ts';

const KINDS = ['blog', 'case-study', 'content'] as const;

/** Document of a preview link. */
export interface PreviewTarget {
  kind: (typeof KINDS)[number];
  /** Id of the blog or case study, `12--ar` for a translation, or content name (`toContentName`). */
  document: string;
}

const HOUR = 3600;

/** As strong as a UUID; hexadecimal, because paths are case-insensitive. */
const SIGNATURE_BYTES = 16;
const FORM = new RegExp(
  `^(${KINDS.join('|')})-([a-z0-9][a-z0-9-]{0,59})-([0-9]{10})-([0-9a-f]{32})$`,
);

/**
 * Token of a preview link: kind, document and expiry, signed. It is valid for one to two hours, and changes once an
 * hour, so that an open preview keeps its URL.
 */
export function toPreviewToken({ kind, document }: PreviewTarget, now = Date.now()): string {
  const end = (Math.floor(now / 1000 / HOUR) + 2) * HOUR;
  const said = `${kind}-${document}-${end}`;
  return `${said}-${sign(said).toString('hex')}`;
}

/** Parses a token; nothing if it is invalid or expired. */
export function parsePreviewToken(token: string, now = Date.now()): PreviewTarget | undefined {
  // Valid tokens have at most about 130 characters.
  if (token.length > 200) return undefined;
  const [, named, document = '', end = '', signature = ''] = FORM.exec(token) ?? [];
  const kind = KINDS.find((one) => one === named);
  if (!kind) return undefined;
  const expected = sign(`${kind}-${document}-${end}`);
  if (!timingSafeEqual(Buffer.from(signature, 'hex'), expected)) return undefined;
  return Number(end) * 1000 > now ? { kind, document } : undefined;
}

const sign = (said: string): Buffer =>
  createHmac('sha256', deriveKey('PAYLOAD_SECRET', 'preview'))
    .update(said)
    .digest()
    .subarray(0, SIGNATURE_BYTES);
