import { parseSignedText, signText } from './signed-text.ts';

const KINDS = ['blog', 'case-study', 'content'] as const;

/** Document of a preview link. */
export interface PreviewTarget {
  kind: (typeof KINDS)[number];
  /** Id of the blog or case study, `12--ar` for a translation, or content name (`toContentName`). */
  document: string;
}

const HOUR_IN_SECONDS = 3600;

const PURPOSE = 'preview';
const FORM = new RegExp(`^(${KINDS.join('|')})-([a-z0-9-]+)-([0-9]{10})$`);

/**
 * Token of a preview link: kind, document and expiry, signed. It is valid for one to two hours, and changes once an
 * hour, so that an open preview keeps its URL.
 */
export function toPreviewToken({ kind, document }: PreviewTarget, now = Date.now()): string {
  const end = (Math.floor(now / 1000 / HOUR_IN_SECONDS) + 2) * HOUR_IN_SECONDS;
  return signText('PAYLOAD_SECRET', PURPOSE, `${kind}-${document}-${end}`);
}

/** Parses a token; nothing if it is invalid or expired. */
export function parsePreviewToken(token: string, now = Date.now()): PreviewTarget | undefined {
  // Valid tokens have at most about 130 characters.
  if (token.length > 200) return undefined;
  const text = parseSignedText('PAYLOAD_SECRET', PURPOSE, token) ?? '';
  const [, named, document = '', end] = FORM.exec(text) ?? [];
  const kind = KINDS.find((one) => one === named);
  return kind && Number(end) * 1000 > now ? { kind, document } : undefined;
}
