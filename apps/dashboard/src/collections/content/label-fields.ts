import { findLanguage, isDefault } from '@agency/content/languages';
import type { Content } from '../../payload-types.ts';
import { fieldDescriptions } from '../../platform/language/ar/field-descriptions.ts';
import * as arabic from '../../platform/language/ar/field-names.ts';
import * as english from '../../platform/language/en/field-names.ts';
import type { PanelLanguage } from '../../platform/language/language.ts';
import { formFacts, forms } from '../../submissions/forms.ts';
import { toContentName } from './content-name.ts';
import { findContentName, readDefaults } from './default-content.ts';
import { toFieldLabel } from './field-labels.ts';
import type { FormSchema } from './form-schema.ts';

const tables = { en: english, ar: arabic };

/** Names of the fields of forms, from the contract. */
export const formLabels = new Map(
  forms.flatMap((form) => formFacts[form].fields.map(({ name, label }) => [name, label] as const)),
);

const getName = (name: string, language: PanelLanguage): string =>
  tables[language].fieldNames[name] ?? formLabels.get(name)?.[language] ?? toFieldLabel(name);

const getChoiceName = (choice: string | number, language: PanelLanguage): string =>
  tables[language].choiceNames[choice] ??
  (/[./]/.test(String(choice)) ? String(choice) : toFieldLabel(String(choice)));

/**
 * Adds labels, descriptions and choice labels in a language.
 * @param shipped the default value; a record takes its keys from it
 */
export function labelFields(
  form: FormSchema,
  language: PanelLanguage,
  shipped?: unknown,
): FormSchema {
  const { description, properties, items, additionalProperties, anyOf, ...rest } = form;
  const own = (shipped ?? {}) as Record<string, unknown>;
  const name = (inner: FormSchema, value?: unknown) => labelFields(inner, language, value);
  const choices = [form, ...(anyOf ?? [])].flatMap((one) => one.enum ?? one.const ?? []);
  const names = additionalProperties
    ? Object.keys(own).map((key) => [key, getName(key, language)])
    : choices.map((one) => [one, getChoiceName(one, language)]);
  return {
    ...rest,
    ...(description && { description: describe(description, language) }),
    ...(names.length > 0 && { names: Object.fromEntries(names) }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([key, inner]) => [
          key,
          putTitle(name(inner, own[key]), getName(key, language)),
        ]),
      ),
    }),
    ...(items && { items: name(items) }),
    ...(additionalProperties && {
      additionalProperties: name(additionalProperties, Object.values(own)[0]),
    }),
    ...(anyOf && { anyOf: anyOf.map((one) => name(one)) }),
  };
}

/** Adds the label, and drops a description that repeats it. */
function putTitle({ description, ...field }: FormSchema, title: string): FormSchema {
  const isRepeated = description?.toLowerCase() === title.toLowerCase();
  return { ...field, title, ...(description && !isRepeated && { description }) };
}

const describe = (description: string, language: PanelLanguage): string =>
  language === 'ar' ? (fieldDescriptions[description] ?? description) : description;

/** Arabic names of pages, by key: each is read from a file. */
const pageNames = new Map<string, string | undefined>();

/** The name in the title of an Arabic page, as in `أعمالنا | {brand}`. */
function readPageName(key: string): string | undefined {
  const page = findContentName(toContentName(key, 'ar'));
  const { meta } = page ? readDefaults(page.key, page.language) : {};
  return (meta as { title?: string })?.title?.split(' | ', 1)[0];
}

/** Label of a content file. In Arabic a page without a name has that of its title. */
export function toContentLabel(key: string, language: PanelLanguage = 'en'): string {
  if (language === 'ar' && !pageNames.has(key)) pageNames.set(key, readPageName(key));
  const pageName = language === 'ar' ? pageNames.get(key) : undefined;
  return tables[language].contentNames[key] ?? pageName ?? toFieldLabel(key);
}

/** Label of a document, with the language of its texts unless it is the default one. */
export function toContentTitle(
  { key, language: tag }: Pick<Content, 'key' | 'language'>,
  language: PanelLanguage = 'en',
): string {
  const label = toContentLabel(key, language);
  const of = findLanguage(tag);
  return !of || isDefault(of) ? label : `${label} · ${of.name}`;
}
