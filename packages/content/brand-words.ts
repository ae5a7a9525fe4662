import type { Brand } from '@agency/brand/brand';
import { fillPlaces } from './places.ts';

/** Path of the company page: it ends with the brand's name in its own casing. */
export function toCompanyPath(brand: Brand): string {
  return `/Meet${brand.name.replaceAll(' ', '')}`;
}

const launchDay = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** What the places of the brand's own words stand for, by their names. */
export function toBrandWords(brand: Brand): Record<string, string> {
  return {
    brand: brand.name,
    company: brand.name,
    agency: brand.name,
    email: brand.email,
    year: String(brand.copyrightYear),
    companyPath: toCompanyPath(brand),
    countries: String(brand.stats.countries),
    brands: String(brand.stats.brands),
    people: brand.stats.peopleReachedADay,
    years: String(brand.stats.years),
    continents: String(brand.stats.continents),
    awards: String(brand.stats.awards),
    launchYear: String(brand.launched.getUTCFullYear()),
    launchDay: launchDay.format(brand.launched),
    birthplace: brand.birthplace,
  };
}

/** `{brand}`, `{company}`, `{agency}`, `{email}`, `{year}`, `{companyPath}`, the launch and the stats in a text become the brand's own. */
export function fillBrand(text: string, brand: Brand): string {
  return fillPlaces(text, toBrandWords(brand));
}

/** Fills the brand's own words into every text of a file, however deep. */
export function fillWords(value: unknown, brand: Brand): unknown {
  if (typeof value === 'string') return fillBrand(value, brand);
  if (Array.isArray(value)) return value.map((part) => fillWords(part, brand));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([key, part]) => [key, fillWords(part, brand)]),
    );
  }
  return value;
}
