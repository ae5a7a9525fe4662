import type { Brand } from '@agency/brand/brand';
import { toLanguagePath } from '@agency/content/language-paths';
import type { Language } from '@agency/content/languages';
import type { EmploymentType, Opening } from '@agency/contracts';
import type { JobPosting } from 'schema-dts';
import { toPostalAddress } from '../seo/structured-data.ts';
import { findOffice, toOpeningPath } from './opening.ts';

// The values of Google.
const types: Record<EmploymentType, string> = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  contract: 'CONTRACTOR',
  temporary: 'TEMPORARY',
  internship: 'INTERN',
};

/** The structured data of an opening; undefined if its office no longer exists. */
export function toJobPosting(
  opening: Opening,
  brand: Brand,
  site: string,
  language: Language,
): (Exclude<JobPosting, string> & { '@id': string }) | undefined {
  const location = toLocation(opening, brand);
  if (!location) return undefined;
  const { slug, title, html_description, employment_type, opens_at, closes_at } = opening;
  const url = new URL(toLanguagePath(toOpeningPath(slug), language), site).href;
  // The agency is the same on every page (docs/decisions/0010-structured-data.md).
  const { name } = brand.inDefaultLanguage ?? brand;
  return {
    '@type': 'JobPosting',
    '@id': `${url}#position`,
    title,
    url,
    description: html_description,
    identifier: { '@type': 'PropertyValue', name, value: slug },
    datePosted: opens_at,
    validThrough: closes_at,
    employmentType: types[employment_type],
    hiringOrganization: {
      '@type': 'Organization',
      '@id': new URL('/#organization', site).href,
      name,
      sameAs: new URL('/', site).href,
    },
    directApply: true,
    ...location,
    ...toSalary(opening),
  };
}

function toLocation(opening: Opening, brand: Brand) {
  if (opening.office === null) {
    return {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: brand.offices.map(
        ({ country }) => ({ '@type': 'Country', name: country }) as const,
      ),
    };
  }
  const office = findOffice(opening, brand);
  if (!office) return undefined;
  return { jobLocation: { '@type': 'Place', address: toPostalAddress(office) } as const };
}

function toSalary({ pay }: Opening) {
  if (!pay) return {};
  const { min, max, currency, unit } = pay;
  const amount = max === null ? { value: min } : { minValue: min, maxValue: max };
  return {
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency,
      value: { '@type': 'QuantitativeValue', ...amount, unitText: unit.toUpperCase() },
    } as const,
  };
}
