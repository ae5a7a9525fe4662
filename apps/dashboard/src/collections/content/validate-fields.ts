import type { Brand } from '@agency/brand/brand';
import { readBrand } from '@agency/brand/read-brand';
import { type ContentKey, isContentKey } from '@agency/content/content-files';
import { toOverrides } from '@agency/content/differences';
import {
  defaultLanguage,
  findLanguage,
  isDefault,
  type Language as SiteLanguage,
} from '@agency/content/languages';
import { toMergedSchema } from '@agency/content/merge-copy';
import { type Overrides, putOverrides } from '@agency/content/overrides';
import { contentPlaceSchema, contentSchema } from '@agency/contracts';
import { type CollectionBeforeValidateHook, type PayloadRequest, ValidationError } from 'payload';
import * as z from 'zod';
import { getTranslations } from '../../panel/language/get-translations.ts';
import { type Language, toLanguage } from '../../panel/language/language.ts';
import type { Texts } from '../../panel/language/texts.ts';
import type { Content } from '../../payload-types.ts';
import { findDangling, IS_RESTORE, toDanglingMessage } from '../references/reject-dangling.ts';
import { findOverflowingCopy, readAgencyFacts } from './agency-facts.ts';
import { hasContent, readDefaults } from './default-content.ts';
import type { FieldError } from './field-error.ts';
import { toFieldLabelPath } from './field-labels.ts';
import type { FormSchema } from './form-schema.ts';
import { findPictures } from './library-pictures.ts';
import { readSourceCopy } from './read-source-copy.ts';
import { toSourceSnapshot } from './source-snapshot.ts';
import { toFormSchema } from './to-form-schema.ts';

/** Largest set of overrides, in bytes of JSON. */
export const MAX_FIELDS_BYTES = 256 * 1024;

/**
 * Parses overrides and keeps only those that differ from the file. Returns errors instead if they do not fit the
 * schema.
 * @param language language of the error messages
 * @param of language of the copy
 * @param facts values of the placeholders
 */
export function validateFields(
  key: ContentKey,
  fields: unknown,
  language: Language = 'en',
  of: SiteLanguage = defaultLanguage,
  facts: Brand = readBrand(),
): { fields: Overrides } | { faults: FieldError[] } {
  const {
    texts: { words },
    t,
  } = getTranslations({ language }, 'errors');
  const size = Buffer.byteLength(JSON.stringify(fields) ?? '');
  if (size > MAX_FIELDS_BYTES) {
    const most = MAX_FIELDS_BYTES / 1024;
    const message = t(words.large, { most, size: Math.ceil(size / 1024) });
    return { faults: [{ path: '', label: words.all, message }] };
  }
  const parsed = contentSchema.shape.fields.safeParse(fields);
  if (!parsed.success) {
    return { faults: [{ path: '', label: words.all, message: words.unknown }] };
  }
  const form = toFormSchema(key, language, of);
  const toFieldError = (path: string, message: string) => ({
    path,
    label: path ? toFieldLabelPath(form, path) : words.all,
    message,
  });
  const original = readDefaults(key, of);
  const { changed, refused } = putOverrides(original, parsed.data);
  if (refused.length > 0) {
    return { faults: refused.map(({ place, reason }) => toFieldError(place, reason)) };
  }
  const schema = toMergedSchema(key, original, readBrand(), of, facts);
  const issues = schema.safeParse(changed).error?.issues ?? [];
  if (issues.length > 0) {
    return { faults: issues.map(({ path, message }) => toFieldError(path.join('/'), message)) };
  }
  return { fields: toOverrides(original, changed) };
}

/** Rejects overrides that do not fit the schema of the file, in drafts too. Stores only those that differ. */
export const validateOverrides: CollectionBeforeValidateHook<Content> = async ({
  data,
  originalDoc,
  req,
}) => {
  // A document never changes its file or its language.
  const { key = data?.key ?? '', language = data?.language ?? defaultLanguage.tag } =
    originalDoc ?? {};
  const { basis, confirmed, ...named }: Partial<Content> & { confirmed?: unknown } = {
    ...{ ...data, key, language },
  };
  const of = findLanguage(language);
  if (data?.fields === undefined || !isContentKey(key) || !of) return named;
  if (!hasContent(key, of))
    throw toValidationError(req, [toGeneralError(req, ({ noFile }) => noFile)]);
  const written = toLanguage(req.i18n);
  const facts = key === 'agency' ? undefined : await readAgencyFacts(req, of);
  const checked = validateFields(key, data.fields, written, of, facts);
  const faults =
    'faults' in checked
      ? checked.faults
      : [
          ...(await findDeletedPictures(req, toFormSchema(key, written, of), checked.fields)),
          ...(key === 'agency' ? await findOverflowingCopy(req, { of, ...checked }) : []),
        ];
  if (!('fields' in checked) || faults.length > 0) throw toValidationError(req, faults);
  const { fields } = checked;
  if (isDefault(of)) return { ...named, fields };
  // A restored version keeps its own source snapshot.
  if (req.context[IS_RESTORE]) return { ...named, fields, basis: basis ?? {} };
  const english = await readSourceCopy(req, key);
  const right = { english, confirmed: confirmedSchema.parse(confirmed) ?? [] };
  return { ...named, fields, basis: toSourceSnapshot(originalDoc ?? {}, fields, right) };
};

/** Key paths whose translation the editor confirmed after the source text changed. */
const confirmedSchema = z.array(contentPlaceSchema).max(100).optional().catch(undefined);

const toValidationError = (req: PayloadRequest, faults: FieldError[]) =>
  new ValidationError({ collection: 'content', errors: faults, req }, req.t);

type Refusals = Texts['errors']['words'];

const toGeneralError = (req: PayloadRequest, pick: (words: Refusals) => string): FieldError => {
  const { words } = getTranslations(req.i18n, 'errors').texts;
  return { path: '', label: words.all, message: pick(words) };
};

/** Overrides that show deleted pictures. */
async function findDeletedPictures(
  req: PayloadRequest,
  form: FormSchema,
  fields: Overrides,
): Promise<FieldError[]> {
  const named = Object.entries(fields).flatMap(([path, value]) =>
    findPictures(value).map(({ id }) => ({
      ...{ path, id, collection: 'media' as const },
      label: toFieldLabelPath(form, path),
    })),
  );
  const deleted = await findDangling(req, named);
  const says = getTranslations(req.i18n, 'errors');
  return deleted.map(({ path, label }) => ({
    path,
    label,
    message: toDanglingMessage('media', says),
  }));
}
