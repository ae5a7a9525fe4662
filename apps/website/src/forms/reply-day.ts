import { type Brand, toAgencyTimeZone } from '@agency/brand/brand';
import type { Language } from '@agency/content/languages';

/** The day of the week by which a message gets a reply, if the agency names one. Friday and Saturday are its weekend. */
export function toReplyDay(
  brand: Pick<Brand, 'answerDays' | 'offices'>,
  { locale }: Pick<Language, 'locale'>,
  now = Date.now(),
): string | undefined {
  if (!brand.answerDays) return undefined;
  const timeZone = toAgencyTimeZone(brand);
  // The Swedish locale writes dates as ISO 8601 does.
  const day = new Date(new Intl.DateTimeFormat('sv', { timeZone }).format(now));
  for (let left = brand.answerDays; left > 0; ) {
    day.setUTCDate(day.getUTCDate() + 1);
    if (day.getUTCDay() < 5) left -= 1;
  }
  return new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(day);
}
