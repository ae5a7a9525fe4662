import type { Submission } from '../payload-types.ts';
import type { Form } from '../submissions/forms.ts';
import { parseSenderPhone } from '../submissions/parse-phone.ts';

/** Countries of a target, with their calling codes. */
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

/** Filters of a target. */
export interface Filters {
  forms: Form[];
  /** Names of services; all if empty. */
  services?: string[] | null;
  /** All if empty. */
  countries?: Country[] | null;
}

/**
 * The targets of a message: those whose filters match, else all of its form, so that filters never lose a message. A
 * message from an unknown country matches targets without countries only.
 */
export function decideTargets<Target extends Filters>(
  targets: Target[],
  { form, answers }: Pick<Submission, 'form' | 'answers'>,
): Target[] {
  const ofForm = targets.filter(({ forms }) => forms.includes(form));
  const country = toCountry(answers);
  const service = answers.service && toPlainName(answers.service);
  const fitting = ofForm.filter(
    (target) =>
      fits(target.countries, country) && fits(target.services?.map(toPlainName), service ?? ''),
  );
  return fitting.length > 0 ? fitting : ofForm;
}

const fits = <Value>(wanted: Value[] | null | undefined, value: Value | undefined) =>
  !wanted || wanted.length === 0 || (value !== undefined && wanted.includes(value));

const toPlainName = (name: string) => name.trim().toLowerCase();

/** Country of a message: from the form, else from the phone number. */
function toCountry({ country, phone = '' }: Submission['answers']): Country | undefined {
  if (country)
    return isCountry(country.toUpperCase()) ? (country.toUpperCase() as Country) : undefined;
  const digits = /^\+(\d+)/.exec(parseSenderPhone(phone).number)?.[1];
  return digits
    ? (Object.keys(countries) as Country[]).find((one) => digits.startsWith(countries[one].code))
    : undefined;
}
