import { describe, expect, it } from 'vitest';
import type { ContentTree } from '../../collections/content/content-tree.ts';
import { readDefaults } from '../../collections/content/default-content.ts';
import type { FormSchema } from '../../collections/content/form-schema.ts';
import { toFormSchema } from '../../collections/content/to-form-schema.ts';
import { getTranslations } from '../../platform/language/get-translations.ts';
import { compareTranslation, toStatusTexts } from './compare-with-source.ts';

const text: FormSchema = { type: 'string', minLength: 1 };
const schema: FormSchema = {
  properties: {
    lead: text,
    href: text,
    note: text,
    slides: { type: 'array', items: { properties: { title: text, count: { type: 'number' } } } },
    heading: {
      type: 'array',
      items: { properties: { text, volume: { type: 'number' } } },
    },
  },
  required: ['lead', 'slides', 'heading'],
};
const defaults = {
  lead: 'A voice',
  slides: [
    { title: 'One', count: 1 },
    { title: 'Two', count: 2 },
  ],
  heading: [{ text: 'Loud', volume: 6 }],
};
const arabic = {
  lead: 'صوت',
  slides: [
    { title: 'واحد', count: 1 },
    { title: 'اثنان', count: 2 },
  ],
  heading: [{ text: 'عالٍ', volume: 6 }],
};
const compare = (now: ContentTree, content: object = arabic, basis = {}) => {
  const source = { now, defaults, isFallback: false };
  return Object.fromEntries(
    compareTranslation({ schema, original: arabic, source }, content, basis) ?? [],
  );
};
const english = getTranslations({ language: 'en' }, 'content');

it('returns the source of each text, and no other values', () => {
  expect(compare(defaults)).toEqual({
    lead: { text: 'A voice' },
    'slides/0/title': { text: 'One' },
    'slides/1/title': { text: 'Two' },
    heading: { text: 'Loud' },
  });
});

describe('older', () => {
  it('is the status of a text whose source has changed, with the previous source', () => {
    const { lead, ...others } = compare({ ...defaults, lead: 'A tone' });
    expect(lead).toEqual({ text: 'A tone', status: 'older', was: 'A voice' });
    expect(Object.values(others).some(({ status }) => status)).toBe(false);
  });

  it('is not the status of a text that was written for the current source', () => {
    const basis = { lead: 'A tone' };
    expect(compare({ ...defaults, lead: 'A tone' }, arabic, basis).lead).toEqual({
      text: 'A tone',
    });
  });

  it('is the status of a heading whose text has changed, not only its volumes', () => {
    expect(compare({ ...defaults, heading: [{ text: 'Loud', volume: 3 }] }).heading).toEqual({
      text: 'Loud',
    });
    expect(compare({ ...defaults, heading: [{ text: 'Soft', volume: 6 }] }).heading?.status).toBe(
      'older',
    );
  });

  it('is the status of a complete list after an entry was added or moved', () => {
    const slides = [...defaults.slides, { title: 'Three', count: 3 }];
    const compared = compare({ ...defaults, slides });
    expect(compared.slides?.status).toBe('older');
    expect(Object.keys(compared).filter((path) => path.startsWith('slides/'))).toEqual([]);
  });

  it('is not the status of numbers and URLs', () => {
    const slides = [{ title: 'One', count: 9 }, defaults.slides[1]];
    const compared = compare({ ...defaults, slides, href: '/elsewhere' });
    expect(Object.values(compared).some(({ status }) => status)).toBe(false);
  });
});

describe('missing', () => {
  it('is the status of a source text without a translation', () => {
    expect(compare({ ...defaults, note: 'New' }).note).toEqual({
      text: 'New',
      status: 'missing',
    });
  });

  it('is the status of every text that equals the fallback', () => {
    const source = { now: defaults, defaults, isFallback: true };
    const content = { ...defaults, lead: 'صوت' };
    const found = compareTranslation({ schema, original: defaults, source }, content, {});
    expect(found?.get('lead')).toEqual({ text: 'A voice' });
    expect(toStatusTexts(['lead'], found, english)).toEqual(['1 change', '3 missing']);
    expect(toStatusTexts(['lead'], found, english, 'slides')).toEqual(['2 missing']);
  });
});

it('compares all default texts of a page', async () => {
  const { findLanguage } = await import('@agency/content/languages');
  const language = findLanguage('ar');
  const original = readDefaults('landing', language);
  const defaults = readDefaults('landing');
  const source = { now: defaults, defaults, isFallback: false };
  const copy = { schema: toFormSchema('landing'), original, source };
  const found = compareTranslation(copy, original, {});
  expect(found?.size).toBeGreaterThan(30);
  expect(toStatusTexts([], found, english)).toEqual([]);
});
