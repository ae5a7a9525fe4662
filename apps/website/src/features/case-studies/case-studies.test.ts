import { defaultLanguage, type Language } from '@agency/content/languages';
import { expect, it, vi } from 'vitest';
import { getCaseStudies } from './case-studies.ts';

const other: Language = { ...defaultLanguage, tag: 'xx' };

vi.mock('./static-case-studies.ts', () => {
  const byLanguage = new Map<Language, unknown[]>();
  return {
    async getStaticCaseStudies(language: Language) {
      const entries = byLanguage.get(language) ?? [];
      byLanguage.set(language, entries);
      return entries;
    },
  };
});

it('returns the same case studies of each language until they change', async () => {
  const get = (language: Language) =>
    getCaseStudies({
      language,
      fetchContent: async () => ({ status: 'missing', message: '' }),
      addRules: () => undefined,
    });
  const entries = await get(defaultLanguage);
  expect(await get(other)).not.toBe(entries);
  expect(await get(defaultLanguage)).toBe(entries);
});
