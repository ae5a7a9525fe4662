/** The source of a message that names none: typed, a bookmark, an app, or a browser that tells nothing. */
export const DIRECT = '(direct)';

/** What is known of where a message came from. */
interface Origin {
  /** `utm_source`, as it was written. */
  source?: string | null;
  /** Host of the site that led there. */
  referrer?: string | null;
}

/** Where a message came from, in one spelling: what the campaign says, else the site that led there. */
export function toLeadSource({ source, referrer }: Origin = {}): string {
  return toPlain(source) || toPlain(referrer).replace(/^www\./, '') || DIRECT;
}

/** What people call a source. */
export const toSourceLabel = (source: string): string =>
  source === DIRECT ? 'Direct or unknown' : source;

const toPlain = (text: string | null | undefined) =>
  (text ?? '').normalize('NFKC').trim().toLowerCase();
