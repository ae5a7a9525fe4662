import { readBrand } from '@agency/brand/read-brand';
import { describe, expect, it } from 'vitest';
import { fillBrand, toCompanyPath } from './brand-placeholders.ts';
import { defaultLanguage } from './languages.ts';

const brand = readBrand();

describe('brand', () => {
  it('ends the company page’s path with its name, with its capitals', () => {
    expect(toCompanyPath({ ...brand, name: 'Sada Studio' })).toBe('/MeetSadaStudio');
  });
  it('fills its placeholders and leaves the others', () => {
    const sada = { ...brand, name: 'Sada' };
    expect(
      fillBrand('{title} | {company}, {agency}, {year}, {companyPath}', sada, defaultLanguage),
    ).toBe(`{title} | Sada, Sada, ${brand.copyrightYear}, /MeetSada`);
  });
});
