import type { Form } from '../collections/messages/forms.ts';
import { parseSenderPhone } from '../collections/messages/parse-phone.ts';
import type { StoredMessage } from './stored-message.ts';

/** Countries a target can be for, with the calling code a message from there carries. */
export const countries = {
  EG: { name: 'Egypt', code: '20' },
  SA: { name: 'Saudi Arabia', code: '966' },
  GB: { name: 'United Kingdom', code: '44' },
  US: { name: 'United States and Canada', code: '1' },
  AE: { name: 'United Arab Emirates', code: '971' },
  BH: { name: 'Bahrain', code: '973' },
  JO: { name: 'Jordan', code: '962' },
  KW: { name: 'Kuwait', code: '965' },
  LB: { name: 'Lebanon', code: '961' },
  OM: { name: 'Oman', code: '968' },
  QA: { name: 'Qatar', code: '974' },
} as const;

type Country = keyof typeof countries;

const isCountry = (code: string): code is Country => Object.hasOwn(countries, code);

/** What a target wants to hear of. */
export interface Filters {
  forms: Form[];
  /** Names of services; empty for all. */
  services?: string[] | null;
  /** Empty for all. */
  countries?: Country[] | null;
}

/**
 * The targets that hear of a message: those whose form, services and countries fit, else all of its form, so that
 * a filter never keeps a message from everybody. A message of an unknown country fits those without countries only.
 */
export function decideTargets<Target extends Filters>(
  targets: Target[],
  collection: Form,
  message: Pick<StoredMessage, 'phone' | 'country' | 'service'>,
): Target[] {
  const ofForm = targets.filter(({ forms }) => forms.includes(collection));
  const country = toCountry(message);
  const service = message.service && toPlainName(message.service);
  const fitting = ofForm.filter(
    (target) =>
      fits(target.countries, country) && fits(target.services?.map(toPlainName), service ?? ''),
  );
  return fitting.length > 0 ? fitting : ofForm;
}

const fits = <Value>(wanted: Value[] | null | undefined, value: Value | undefined) =>
  !wanted || wanted.length === 0 || (value !== undefined && wanted.includes(value));

const toPlainName = (name: string) => name.trim().toLowerCase();

/** The country a message comes from: what the form says, else what its phone number says. */
function toCountry({
  country,
  phone,
}: Pick<StoredMessage, 'phone' | 'country'>): Country | undefined {
  if (country)
    return isCountry(country.toUpperCase()) ? (country.toUpperCase() as Country) : undefined;
  const digits = /^\+(\d+)/.exec(parseSenderPhone(phone).number)?.[1];
  return digits
    ? (Object.keys(countries) as Country[]).find((one) => digits.startsWith(countries[one].code))
    : undefined;
}
