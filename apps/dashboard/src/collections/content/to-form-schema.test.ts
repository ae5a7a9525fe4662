import { type ContentKey, contentSchemas } from '@agency/content/content-files';
import { describe, expect, it } from 'vitest';
import * as arabic from '../../platform/language/ar/field-names.ts';
import * as english from '../../platform/language/en/field-names.ts';
import { languages, type PanelLanguage } from '../../platform/language/language.ts';
import { readDefaults } from './default-content.ts';
import { toFieldLabel, toFieldLabelPath } from './field-labels.ts';
import type { FormSchema } from './form-schema.ts';
import { formLabels, toContentLabel } from './label-fields.ts';
import { toFormSchema } from './to-form-schema.ts';

const keys = Object.keys(contentSchemas) as ContentKey[];

it.each([
  ['lead', 'Lead'],
  ['pullOffs', 'Pull offs'],
  ['our-work', 'Our work'],
  ['siteURL', 'Site URL'],
])('the label of the field %s is %s', (name, called) => {
  expect(toFieldLabel(name)).toBe(called);
});

it.each([
  ['landing', 'carousel/slides/1/title', 'Carousel › Slides › 2 › Title'],
  // A text that looks like a number is not one.
  ['error', 'texts/404', 'Texts of the codes › 404'],
  ['privacy-policy', 'sections/0/blocks/2/paragraph', 'Sections › 1 › Blocks › 3 › Paragraph'],
  ['agency', 'offices/0/countryCode', 'Offices › 1 › Code of the country'],
] as const)('the label of the field of %s at %s is %s', (key, path, called) => {
  expect(toFieldLabelPath(toFormSchema(key), path)).toBe(called);
});

describe.each(keys)('%s', (key) => {
  it.each(languages)('has a unique label in %s and a content file', (language) => {
    const label = toContentLabel(key, language);
    expect(keys.filter((other) => toContentLabel(other, language) === label)).toEqual([key]);
    expect(label).toMatch(language === 'ar' ? /^[\p{Script=Arabic}\p{M}\s:،]+$/u : /^[\w\s&,:]+$/);
    expect(Object.keys(readDefaults(key)).length).toBeGreaterThan(0);
  });
});

/** A form and everything in it. */
function* listForms(form: FormSchema): Generator<FormSchema> {
  yield form;
  const { properties = {}, items, additionalProperties, anyOf = [] } = form;
  for (const inner of [...Object.values(properties), items, additionalProperties, ...anyOf]) {
    if (inner) yield* listForms(inner);
  }
}

const allForms = (language: PanelLanguage) =>
  keys.flatMap((key) => [...listForms(toFormSchema(key, language))]);

it('every field has a label in both languages, and every label is used', () => {
  const names = new Set(allForms('en').flatMap(({ properties = {} }) => Object.keys(properties)));
  // A field of a form has its name in the contract.
  const own = [...names].filter((name) => name in english.fieldNames || !formLabels.has(name));
  expect(Object.keys(english.fieldNames).toSorted()).toEqual(own.toSorted());
  expect(Object.keys(arabic.fieldNames).toSorted()).toEqual(
    Object.keys(english.fieldNames).toSorted(),
  );
  expect(Object.keys(arabic.choiceNames).toSorted()).toEqual(
    Object.keys(english.choiceNames).toSorted(),
  );
});

// Technical terms that editors need not know.
const JARGON =
  /\b(?:h[1-6]|meta|slug|href|aria|json|ya?ml|html|css|svg|px|regex|boolean|null|urls?|og|schema|props?|webp|avif|viewport)\b/i;

it.each(['en', 'ar'] as const)('no label or description contains jargon (%s)', (language) => {
  const said = allForms(language).flatMap(({ title = [], description = [] }) => [
    title,
    description,
  ]);
  expect([...new Set(said.flat())].filter((one) => JARGON.test(one))).toEqual([]);
});

it('no description repeats the label', () => {
  const repeats = allForms('en').filter(
    ({ title, description }) => title?.toLowerCase() === description?.toLowerCase(),
  );
  expect(repeats.flatMap(({ title = [] }) => title)).toEqual([]);
});

it('every field has an Arabic description', () => {
  const said = new Set(allForms('ar').flatMap(({ description = [] }) => description));
  const left = [...said].filter((one) => !/\p{Script=Arabic}/u.test(one));
  expect(left).toEqual([]);
});
