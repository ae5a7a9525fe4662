import {
  type CountryCode,
  findPhoneNumbersInText,
  isSupportedCountry,
  type PhoneNumber,
  parseDigits,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max';

/** A telephone number as a person wrote it, read for a device. */
export interface Phone {
  /** What a telephone dials: E.164 where the country is known, else the digits as they were written. Without an extension. */
  number: string;
  /** ISO 3166 code of the country, two letters; nothing where the number does not say it. */
  country?: string;
  /** The same in E.164 without the plus sign, where WhatsApp may reach it. */
  whatsapp?: string;
}

/**
 * Reads the first telephone number of a text: any spelling, digits of any script, words before or behind it.
 * @param countries where the people who write to us live, ISO 3166 codes. A number without a country is one of these where it is
 *   valid in just one of them; else nobody can know.
 */
export function readPhone(text: string, countries: readonly string[]): Phone {
  const plain = toPlain(text);
  const international = find(plain.replace(/^([^\d+]*)00(?=[1-9])/, '$1+'));
  if (international) {
    const { number, country } = international;
    return { number, ...(country && { country }), whatsapp: number.slice(1) };
  }
  const digits = toFirstDigits(plain);
  // Without the zero that stands for a country it may as well be a number from any other one.
  if (!digits.startsWith('0')) return { number: digits };
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

/** A number as it is dialled from anywhere, its parts set apart: `+20 2 38501234`. @param country of a number that names none */
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

/** Without invisible characters, with one kind of space, plus sign and brackets. */
const toPlain = (text: string) => text.normalize('NFKC').replace(/\p{Cf}/gu, '');

/** What stands between two numbers, or between a number and its extension. */
const SEPARATOR = /[/,;،؛]|(?<=\p{Nd}\P{L}*)(?:ext|x|#|تحويلة|داخلي)/iu;
/** Fewest digits of a number that is dialled. */
const FEWEST = 5;

/** The digits of the first number of a text, in ASCII. */
function toFirstDigits(plain: string): string {
  const parts = plain.split(SEPARATOR).map((part) => parseDigits(part));
  return parts.find((digits) => digits.length >= FEWEST) ?? parts.join('');
}
