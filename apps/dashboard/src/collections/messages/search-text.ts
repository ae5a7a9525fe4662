import { toFolded } from '@agency/contracts';
import { parseSenderPhone } from './parse-phone.ts';

/** Every field of a message in one folded text; the telephone number as it is dialled and as all its digits, too. */
export function toSearchText(fields: Record<string, unknown>): string {
  const texts = Object.values(fields).filter((value) => typeof value === 'string');
  const phone = typeof fields.phone === 'string' ? fields.phone : '';
  const dialled = parseSenderPhone(phone).number.replace('+', '');
  // A second number, or one that is dialled in another form than it is written in.
  const digits = toFolded(phone).replace(/\D/g, '');
  return [toFolded(texts.join(' ')), ...new Set([dialled, digits])].filter(Boolean).join(' ');
}

/**
 * The words that all have to be in a message's text. A number loses the zeros it begins with: they stand for
 * a country's or an exchange's prefix, which the stored number may have in another form.
 */
export function toSearchTerms(searched: string): string[] {
  const words = toFolded(searched).split(' ').filter(Boolean);
  return words.map((word) =>
    /^\+?[\d()./-]+$/.test(word) ? word.replace(/\D/g, '').replace(/^0+(?=\d)/, '') || word : word,
  );
}
