/** Source of a message without one, such as a typed URL, a bookmark or an app. */
export const DIRECT = '(direct)';

interface Origin {
  /** `utm_source`. */
  source?: string | null;
  /** Host of the referrer. */
  referrer?: string | null;
}

/** Normalised source of a message: the campaign, else the referrer. */
export function toLeadSource({ source, referrer }: Origin = {}): string {
  return toPlain(source) || toPlain(referrer).replace(/^www\./, '') || DIRECT;
}

const toPlain = (text: string | null | undefined) =>
  (text ?? '').normalize('NFKC').trim().toLowerCase();
