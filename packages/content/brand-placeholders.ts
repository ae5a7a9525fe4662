import type { Brand } from '@agency/brand/brand';
import type { Language } from './languages.ts';
import { fillPlaceholders, markPlaceholders } from './placeholders.ts';

/** Path of the company page, which contains the brand's name. */
export function toCompanyPath(brand: Brand): string {
  return `/Meet${(brand.nameInPaths ?? brand.name).replaceAll(' ', '')}`;
}

function toBrandValues(brand: Brand, { locale }: Language): Record<string, string | number> {
  const { stats } = brand;
  const launchDay = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return {
    brand: brand.name,
    company: brand.name,
    agency: brand.name,
    email: brand.email,
    year: brand.copyrightYear,
    companyPath: toCompanyPath(brand),
    countries: stats.countries,
    brands: stats.brands,
    people: stats.peopleReachedADay,
    years: stats.years,
    continents: stats.continents,
    awards: stats.awards,
    launchYear: brand.launched.getUTCFullYear(),
    launchDay: launchDay.format(brand.launched),
    birthplace: brand.birthplace,
  };
}

export function fillBrand(text: string, brand: Brand, language: Language): string {
  return fillPlaceholders(text, toBrandValues(brand, language));
}

/** Fills the placeholders of the brand in every text of a file, and marks the others with the digits of the language. */
export function fillCopy(value: unknown, brand: Brand, language: Language): unknown {
  const values = toBrandValues(brand, language);
  return mapTexts(value, (text) =>
    fillPlaceholders(markPlaceholders(text, language.digits), values),
  );
}

function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((part) => mapTexts(part, change));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([key, part]) => [key, mapTexts(part, change)]),
    );
  }
  return value;
}
