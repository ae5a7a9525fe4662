import { type Phone, readPhone } from '@agency/brand/phone';
import { readBrand } from '@agency/brand/read-brand';
import { toSearchable } from '@agency/contracts';

const countries = readBrand().offices.map(({ countryCode }) => countryCode);

/** Parses a phone number, which may be in national format of one of our offices. */
export const parseSenderPhone = (text: string): Phone => readPhone(text, countries);

/** Digits of a number that do not depend on the country code. */
const LAST_DIGITS = 9;

/** The last digits of a number, by which two spellings of it are compared. */
export const toLastDigits = (text: string): string =>
  parseSenderPhone(text).number.replace('+', '').slice(-LAST_DIGITS);

/** Stored digits of a phone field: the last ones, and all, which may be several numbers. */
export const toPhoneDigits = (text: string): string =>
  `|${toLastDigits(text)}|${toSearchable(text).replace(/\D/g, '')}|`;

/** Searched text in `toPhoneDigits`; a short number may be part of another, so it has to be the whole one. */
export const toSearchedDigits = (digits: string): string =>
  digits.length === LAST_DIGITS ? digits : `|${digits}|`;
