import type { Brand } from '@agency/brand/brand';
import { readPhone, toGroupedPhone } from '@agency/brand/phone';
import type { Language } from '@agency/content/languages';

type Office = Brand['offices'][number];

export interface ShownOffice extends Pick<Office, 'code' | 'city' | 'country' | 'address'> {
  phone?: { href: string; text: string };
  /** Local time, to a quarter of an hour. */
  time?: string;
}

/** Milliseconds. Time zones are whole quarters of an hour apart. */
const QUARTER = 15 * 60_000;

/** The nearest quarter of an hour, and when the next one becomes nearer. */
export function toNearestQuarter(now: number): { time: number; expires: number } {
  const time = Math.round(now / QUARTER) * QUARTER;
  return { time, expires: time + QUARTER / 2 };
}

/** Formats telephone numbers for international calls, and a time on the clock of each office. */
export const toShownOffices = (
  offices: readonly Office[],
  { locale }: Pick<Language, 'locale'>,
  time: number,
): ShownOffice[] =>
  offices.map(({ code, city, country, address, phone, countryCode, timeZone }) => ({
    code,
    city,
    country,
    ...(timeZone && {
      time: new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone }).format(time),
    }),
    ...(address && { address }),
    ...(phone && {
      phone: {
        href: `tel:${readPhone(phone, [countryCode]).number}`,
        text: toGroupedPhone(phone, countryCode),
      },
    }),
  }));
