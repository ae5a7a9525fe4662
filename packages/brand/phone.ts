import {
  type CountryCode,
  findPhoneNumbersInText,
  isSupportedCountry,
  type PhoneNumber,
  parseDigits,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max';

export interface Phone {
  /** E.164 if the country is known, else the digits as written. Without an extension. */
  number: string;
  /** ISO 3166 code of the country, if known. */
  country?: string;
  /** Number for a WhatsApp link: E.164 without the plus sign. */
  whatsapp?: string;
}

/**
 * Parses the first telephone number of a text, in any spelling and script.
 * @param countries ISO 3166 codes: a number without a country belongs to the only one where it is valid
 */
export function readPhone(text: string, countries: readonly string[]): Phone {
  const plain = toPlain(text);
  const international = find(plain.replace(/^([^\d+]*)00(?=[1-9])/, '$1+'));
  if (international) {
    const { number, country } = international;
    return { number, ...(country && { country }), whatsapp: number.slice(1) };
  }
  const digits = toFirstDigits(plain);
  if (!digits.startsWith('0')) {
    // Often typed with the code of a country and without the plus sign; else it may be of any country.
    const coded = find(`+${digits}`);
    const isMobile = coded?.getType() === 'MOBILE' && countries.includes(coded.country ?? '');
    if (!coded || !isMobile) return { number: digits };
    const { number, country } = coded;
    return { number, ...(country && { country }), whatsapp: number.slice(1) };
  }
  const valid = countries.flatMap((code) => {
    const found = isSupportedCountry(code) ? find(plain, code) : undefined;
    return found?.isValid() ? [found] : [];
  });
  const [only] = valid.length === 1 ? valid : [];
  const mobiles = valid.filter((one) => one.getType() === 'MOBILE');
  const [mobile] = mobiles.length === 1 ? mobiles : [];
  return {
    number: only?.number ?? digits,
    ...(only?.country && { country: only.country }),
    ...(mobile && { whatsapp: mobile.number.slice(1) }),
  };
}

/** Formats a number for international calls: `+20 2 38501234`. */
export function toGroupedPhone(text: string, country: string): string {
  const plain = toPlain(text);
  const number = find(plain, isSupportedCountry(country) ? country : undefined);
  return number?.formatInternational() ?? text;
}

function find(plain: string, country?: CountryCode): PhoneNumber | undefined {
  const options = country && { defaultCountry: country };
  const [first] = options ? findPhoneNumbersInText(plain, options) : findPhoneNumbersInText(plain);
  return first?.number ?? parsePhoneNumberFromString(plain, options);
}

/** Without invisible characters, and with Latin digits. */
const toPlain = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Nd}/gu, parseDigits);

/** Between two numbers, or a number and its extension. */
const SEPARATOR = /[/,;،؛]|(?<=\p{Nd}\P{L}*)(?:ext|x|#|تحويلة|داخلي)/iu;
const MIN_DIGITS = 5;

function toFirstDigits(plain: string): string {
  const parts = plain.split(SEPARATOR).map((part) => parseDigits(part));
  return parts.find((digits) => digits.length >= MIN_DIGITS) ?? parts.join('');
}
