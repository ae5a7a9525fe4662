import type { Brand } from '@agency/brand/brand';
import { readBrand } from '@agency/brand/read-brand';
import { type ContentKey, isContentKey } from '@agency/content/content-files';
import { defaultLanguage, findLanguage, isDefault, type Language } from '@agency/content/languages';
import { mergeBrand, toMergedSchema, translateBrand } from '@agency/content/merge-copy';
import { type Overrides, putOverrides } from '@agency/content/overrides';
import type { PayloadRequest } from 'payload';
import type * as z from 'zod';
import type { Content } from '../../payload-types.ts';
import { getTranslations, type Translations } from '../../platform/language/get-translations.ts';
import { type PanelLanguage, toPanelLanguage } from '../../platform/language/language.ts';
import { findDangling, toDanglingMessage } from '../references/reject-dangling.ts';
import { readDefaults } from './default-content.ts';
import { toFieldLabelPath } from './field-labels.ts';
import { findPublishedContent } from './find-content.ts';
import { findPictures } from './library-pictures.ts';
import { toFormSchema } from './to-form-schema.ts';

/** A validation error of one field. */
interface FieldError {
  /** Path in the file; empty if the error concerns no single field. */
  path: string;
  /** Label in the form. */
  label: string;
  message: string;
}

/**
 * Finds overrides that do not fit the schema of the file.
 * @param language language of the error messages
 * @param of language of the copy
 * @param facts values of the placeholders
 */
export function findOverrideErrors(
  key: ContentKey,
  fields: Overrides,
  language: PanelLanguage = 'en',
  of: Language = defaultLanguage,
  facts: Brand = readBrand(),
): FieldError[] {
  const translations = getTranslations({ language }, 'content');
  const form = toFormSchema(key, language, of);
  const original = readDefaults(key, of);
  const { changed, rejected } = putOverrides(original, fields);
  const { error } = toMergedSchema(key, original, readBrand(), of, facts).safeParse(changed, {
    error: (issue) => toMessage(issue, translations),
    reportInput: true,
  });
  const unknown = rejected.map(({ path }) => ({
    path,
    label: toFieldLabelPath(form, path),
    message: translations.texts.errors.noField,
  }));
  const invalid = (error?.issues ?? []).map((issue): FieldError => {
    const path = issue.path.join('/');
    const label = path ? toFieldLabelPath(form, path) : '';
    return { path, label, message: issue.message };
  });
  return [...unknown, ...invalid];
}

/** The message of an issue with the labels of the form; nothing if the schema's own is better. */
function toMessage(
  issue: z.core.$ZodRawIssue,
  { texts: { errors: labels }, t }: Translations<'content'>,
): string | undefined {
  const { input } = issue;
  if (input === '' || input === undefined || input === null) return labels.fill;
  switch (issue.code) {
    case 'too_small': {
      const least = Number(issue.minimum) + (issue.inclusive === false ? 1 : 0);
      return t(labels.least[toKind(issue.origin)], { count: least });
    }
    case 'too_big':
      return t(labels.most[toKind(issue.origin)], { count: Number(issue.maximum) });
    case 'invalid_format':
      return (labels.formats as Record<string, string>)[issue.format] ?? labels.pattern;
    case 'custom':
      return undefined;
    default:
      return labels.pattern;
  }
}

const toKind = (origin: string): 'string' | 'array' | 'number' =>
  origin === 'string' || origin === 'array' ? origin : 'number';

/** Payload's `validate` of the overrides and their pictures, on publish only: one line for each error. */
export async function validateContent(
  value: unknown,
  { data: { key = '', language: tag }, req }: { data: Partial<Content>; req: PayloadRequest },
): Promise<string | true> {
  const fields = (value ?? {}) as Overrides;
  // The build has validated the file.
  if (Object.keys(fields).length === 0 || !isContentKey(key)) return true;
  const language = toPanelLanguage(req.i18n);
  const of = findLanguage(tag) ?? defaultLanguage;
  const facts = key === 'agency' ? undefined : await readAgencyFacts(req, of);
  const form = toFormSchema(key, language, of);
  const pictures = Object.entries(fields).flatMap(([path, one]) =>
    findPictures(one).map(({ id }) => ({ path, id, collection: 'media' as const })),
  );
  const translations = getTranslations(req.i18n, 'errors');
  const message = toDanglingMessage('media', translations);
  const errors = [
    ...findOverrideErrors(key, fields, language, of, facts),
    ...(await findDangling(req, pictures)).map(({ path }) => ({
      path,
      message,
      label: toFieldLabelPath(form, path),
    })),
  ];
  const { all } = translations.texts.copy;
  return errors.map(({ label, message: text }) => `${label || all}: ${text}`).join('\n') || true;
}

/** Reads the published facts of the agency in a language. */
async function readAgencyFacts(req: PayloadRequest, language: Language): Promise<Brand> {
  const read = async (of: Language): Promise<Overrides> => {
    const published = await findPublishedContent(req, { key: 'agency', language: of });
    return (published?.fields ?? {}) as Overrides;
  };
  const facts = mergeBrand(readDefaults('agency'), await read(defaultLanguage), readBrand()).copy;
  if (isDefault(language)) return facts;
  return translateBrand(readDefaults('agency', language), await read(language), facts).copy;
}
