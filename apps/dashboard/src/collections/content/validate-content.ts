import type { Brand } from '@agency/brand/brand';
import { readBrand } from '@agency/brand/read-brand';
import { type ContentKey, isContentKey } from '@agency/content/content-files';
import {
  defaultLanguage,
  findLanguage,
  type Language as SiteLanguage,
} from '@agency/content/languages';
import { toMergedSchema } from '@agency/content/merge-copy';
import { type Overrides, putOverrides } from '@agency/content/overrides';
import type { PayloadRequest } from 'payload';
import type * as z from 'zod';
import { getTranslations, type Translations } from '../../panel/language/get-translations.ts';
import { type Language, toLanguage } from '../../panel/language/language.ts';
import type { Content } from '../../payload-types.ts';
import { findDangling, toDanglingMessage } from '../references/reject-dangling.ts';
import { readAgencyFacts } from './agency-facts.ts';
import { readDefaults } from './default-content.ts';
import { toFieldLabelPath } from './field-labels.ts';
import type { FieldError } from './form-schema.ts';
import { findPictures } from './library-pictures.ts';
import { toFormSchema } from './to-form-schema.ts';

/**
 * Finds overrides that do not fit the schema of the file.
 * @param language language of the error messages
 * @param of language of the copy
 * @param facts values of the placeholders
 */
export function findOverrideErrors(
  key: ContentKey,
  fields: Overrides,
  language: Language = 'en',
  of: SiteLanguage = defaultLanguage,
  facts: Brand = readBrand(),
): FieldError[] {
  const translations = getTranslations({ language }, 'content');
  const form = toFormSchema(key, language, of);
  const original = readDefaults(key, of);
  const { changed, refused } = putOverrides(original, fields);
  const { error } = toMergedSchema(key, original, readBrand(), of, facts).safeParse(changed, {
    error: (issue) => toMessage(issue, translations),
    reportInput: true,
  });
  const unknown = refused.map(({ place }) => ({
    ...{ path: place, label: toFieldLabelPath(form, place) },
    ...{ message: translations.texts.errors.noField, isMisfit: true },
  }));
  const invalid = (error?.issues ?? []).map((issue): FieldError => {
    const path = issue.path.join('/');
    const label = path ? toFieldLabelPath(form, path) : '';
    return { path, label, message: issue.message, isMisfit: isMisfit(issue) };
  });
  return [...unknown, ...invalid];
}

const isMisfit = ({ code, input }: z.core.$ZodIssue): boolean =>
  ['unrecognized_keys', 'invalid_union', 'invalid_value'].includes(code) ||
  (code === 'invalid_type' && input !== undefined && input !== null);

/** The message of an issue in the words of the form; nothing if the schema's own is better. */
function toMessage(
  issue: z.core.$ZodRawIssue,
  { texts: { errors: labels }, t }: Translations<'content'>,
): string | undefined {
  const { input } = issue;
  if (input === '' || input === undefined || input === null) return labels.fill;
  switch (issue.code) {
    case 'too_small': {
      const count = Number(issue.minimum);
      if (issue.origin === 'string') return t(labels.fewest, { count });
      if (issue.origin === 'array') return t(labels.atLeast, { count });
      return t(issue.inclusive === false ? labels.more : labels.least, { number: count });
    }
    case 'too_big': {
      const count = Number(issue.maximum);
      if (issue.origin === 'string') return t(labels.most, { count });
      if (issue.origin === 'array') return t(labels.atMost, { count });
      return t(labels.highest, { number: count });
    }
    case 'invalid_format':
      if (issue.format === 'email') return labels.email;
      if (issue.format === 'url') return labels.uri;
      return issue.format === 'date' ? labels.date : labels.pattern;
    case 'invalid_type':
      return issue.expected === 'int' ? labels.whole : labels.pattern;
    default:
      return undefined;
  }
}

/** Payload's `validate` of the overrides, on publish only: one line for each error. */
export async function validateContent(
  fields: unknown,
  { data, req }: { data: Partial<Content>; req: PayloadRequest },
): Promise<string | true> {
  const errors = await findErrors(req, data, (fields ?? {}) as Overrides);
  if (errors.length === 0) return true;
  const { all } = getTranslations(req.i18n, 'errors').texts.words;
  return errors.map(({ label, message }) => `${label || all}: ${message}`).join('\n');
}

/** Errors of the overrides of a document, also of the pictures that they show. */
export async function findErrors(
  req: PayloadRequest,
  { key = '', language: tag }: Partial<Content>,
  fields: Overrides,
): Promise<FieldError[]> {
  const language = toLanguage(req.i18n);
  const of = findLanguage(tag) ?? defaultLanguage;
  if (!isContentKey(key)) return [];
  const facts = key === 'agency' ? undefined : await readAgencyFacts(req, of);
  const form = toFormSchema(key, language, of);
  const pictures = Object.entries(fields).flatMap(([path, value]) =>
    findPictures(value).map(({ id }) => ({ path, id, collection: 'media' as const })),
  );
  const message = toDanglingMessage('media', getTranslations(req.i18n, 'errors'));
  return [
    ...findOverrideErrors(key, fields, language, of, facts),
    ...(await findDangling(req, pictures)).map(({ path }) => ({
      ...{ path, message, label: toFieldLabelPath(form, path) },
    })),
  ];
}
