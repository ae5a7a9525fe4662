import type { Brand } from '@agency/brand/brand';
import { toLanguagePath } from '@agency/content/language-paths';
import { isDefault, type Language } from '@agency/content/languages';
import { fillPlaceholders } from '@agency/content/placeholders';
import type { PageContent } from '@agency/content/schemas/pages';
import type { Opening } from '@agency/contracts';
import { fillEntities } from '../blog/article.ts';

type Copy = PageContent<'opening'>;

export interface OpeningRow {
  href: string;
  title: string;
  /** City, or that it is remote. */
  place: string;
  type: string;
  /** 'Until 15 December 2026'. */
  closes: string;
  /** ISO 8601. */
  closesAt: string;
}

/** A fact beside the description. */
export interface OpeningFact {
  label: string;
  text: string;
  /** ISO 8601. */
  dateTime?: string;
}

/** The office of an opening; a remote opening has none. */
interface Zone {
  city?: string | undefined;
  timeZone?: string | undefined;
  language: Pick<Language, 'locale'>;
}

export const toOpeningPath = (slug: string): string => `/careers/${slug}`;

/** The openings that are not closed yet, also if the response is old. */
export const toOpenNow = (openings: readonly Opening[], now: number): Opening[] =>
  openings.filter(({ closes_at }) => Date.parse(closes_at) > now);

/** Undefined if the opening is remote, or the office no longer exists. */
export const findOffice = ({ office }: Pick<Opening, 'office'>, { offices }: Brand) =>
  offices.find(({ code }) => code === office);

const toPlace = (opening: Opening, copy: Copy, brand: Brand): string =>
  findOffice(opening, brand)?.city ?? opening.office ?? copy.remote;

function toZone(opening: Opening, brand: Brand, language: Language): Zone {
  const { city, timeZone } = findOffice(opening, brand) ?? {};
  return { city, timeZone, language };
}

export function toOpeningRow(
  opening: Opening,
  copy: Copy,
  brand: Brand,
  language: Language,
): OpeningRow {
  const { slug, title, employment_type, closes_at } = opening;
  const day = toOpeningDay(closes_at, toZone(opening, brand, language));
  return {
    href: toLanguagePath(toOpeningPath(slug), language),
    title,
    place: toPlace(opening, copy, brand),
    type: copy.types[employment_type],
    closes: fillPlaceholders(copy.time.closes, { day }),
    closesAt: closes_at,
  };
}

export function toOpeningFacts(
  opening: Opening,
  copy: Copy,
  brand: Brand,
  language: Language,
): OpeningFact[] {
  const { employment_type, pay, opens_at, closes_at } = opening;
  const { facts } = copy;
  const zone = toZone(opening, brand, language);
  return [
    { label: facts.place, text: toPlace(opening, copy, brand) },
    { label: facts.type, text: copy.types[employment_type] },
    ...(pay ? [{ label: facts.pay, text: toPayText(pay, copy.pay, language) }] : []),
    { label: facts.opened, text: toOpeningDay(opens_at, zone), dateTime: opens_at },
    { label: facts.closes, text: toOpeningTime(closes_at, zone, copy.time), dateTime: closes_at },
  ];
}

function toPayText(
  { min, max, currency, unit }: NonNullable<Opening['pay']>,
  copy: Copy['pay'],
  language: Language,
): string {
  const money = new Intl.NumberFormat(language.locale, {
    style: 'currency',
    currency,
    // Codes have Latin letters.
    currencyDisplay: isDefault(language) ? 'code' : 'name',
    maximumFractionDigits: 2,
    trailingZeroDisplay: 'stripIfInteger',
  });
  // Crawlers do not find amounts with a non-breaking space.
  const toMoney = (amount: number) => money.format(amount).replaceAll('\u00A0', ' ');
  const each = copy[unit];
  if (max === null || max === min) {
    return fillPlaceholders(copy.one, { amount: toMoney(min), unit: each });
  }
  return fillPlaceholders(copy.range, { least: toMoney(min), most: toMoney(max), unit: each });
}

export function toOpeningMeta(opening: Opening, copy: Copy, brand: Brand) {
  const place = toPlace(opening, copy, brand);
  return {
    title: fillPlaceholders(copy.meta.title ?? '', { title: opening.title, place }),
    description: toText(opening.html_description) || undefined,
  };
}

const toText = (html: string): string =>
  fillEntities(html.replace(/<[^>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();

const format = (
  date: Date,
  { locale }: Pick<Language, 'locale'>,
  options: Intl.DateTimeFormatOptions,
) => new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options }).format(date);

/** The date in the time zone of the office, else in UTC. */
const toOpeningDay = (iso: string, { timeZone = 'UTC', language }: Zone): string =>
  format(new Date(iso), language, { dateStyle: 'long', timeZone });

/** A time in the time zone of the office and in UTC, with the UTC date if it differs. */
function toOpeningTime(iso: string, zone: Zone, copy: PageContent<'opening'>['time']): string {
  const { city, timeZone, language } = zone;
  const date = new Date(iso);
  const utcHour = format(date, language, { timeStyle: 'short' });
  const utcDay = toOpeningDay(iso, { language });
  if (!city || !timeZone) return fillPlaceholders(copy.utc, { day: utcDay, utc: utcHour });
  const day = toOpeningDay(iso, zone);
  const hour = format(date, language, { timeStyle: 'short', timeZone });
  const utc =
    day === utcDay ? utcHour : format(date, language, { dateStyle: 'long', timeStyle: 'short' });
  return fillPlaceholders(copy.local, { day, hour, city, utc });
}
