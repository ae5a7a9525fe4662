import { toDialable, toFolded } from '@agency/contracts';

/** Every field of a message in one folded text; the telephone number as digits alone, too. */
export function toSearchText(fields: Record<string, unknown>): string {
  const texts = Object.values(fields).filter((value) => typeof value === 'string');
  const digits = typeof fields.phone === 'string' ? toDialable(fields.phone).replace('+', '') : '';
  return `${toFolded(texts.join(' '))} ${digits}`.trim();
}

/**
 * The words that all have to be in a message's text. A number loses the zeros it begins with: they stand for
 * a country's or an exchange's prefix, which the stored number may have in another form.
 */
export function toSearchWords(searched: string): string[] {
  const words = toFolded(searched).split(' ').filter(Boolean);
  return words.map((word) =>
    /^\+?[\d()./-]+$/.test(word) ? word.replace(/\D/g, '').replace(/^0+(?=\d)/, '') || word : word,
  );
}
