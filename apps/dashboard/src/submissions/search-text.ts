import { toSearchable } from '@agency/contracts';
import { parseSenderPhone } from './parse-phone.ts';

/** All fields in one normalised text, with the phone number also in international format and as plain digits. */
export function toSearchText(fields: Record<string, unknown>): string {
  const texts = Object.values(fields).filter((value) => typeof value === 'string');
  const phone = typeof fields.phone === 'string' ? fields.phone : '';
  const dialled = parseSenderPhone(phone).number.replace('+', '');
  // For a second number, or one in another format.
  const digits = toSearchable(phone).replace(/\D/g, '');
  return [toSearchable(texts.join(' ')), ...new Set([dialled, digits])].filter(Boolean).join(' ');
}

/**
 * Search terms, all of which must match. Leading zeros of numbers are removed, because they may be a prefix that the
 * stored number lacks.
 */
export function toSearchTerms(searched: string): string[] {
  const words = toSearchable(searched).split(' ').filter(Boolean);
  return words.map((word) =>
    /^\+?[\d()./-]+$/.test(word) ? word.replace(/\D/g, '').replace(/^0+(?=\d)/, '') || word : word,
  );
}
