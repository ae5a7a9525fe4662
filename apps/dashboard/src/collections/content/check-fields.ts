import { readBrand } from '@agency/brand/read-brand';
import { type ContentKey, isContentKey } from '@agency/content/content-files';
import { toOverrides } from '@agency/content/differences';
import { toMergedSchema } from '@agency/content/merge-words';
import { type Overrides, putOverrides } from '@agency/content/overrides';
import { contentSchema } from '@agency/contracts';
import { type CollectionBeforeValidateHook, type PayloadRequest, ValidationError } from 'payload';
import { type Language, toLanguage } from '../../panel/language/language.ts';
import { speak } from '../../panel/language/speak.ts';
import type { Content } from '../../payload-types.ts';
import { findGone, toGoneSentence } from '../gone/refuse-gone.ts';
import { toFieldPath } from './field-names.ts';
import { findPictures } from './library-pictures.ts';
import { readShipped } from './shipped-words.ts';
import { toFormSchema } from './to-form-schema.ts';

/** Most that may differ from a file, in bytes of JSON. */
export const MAX_FIELDS_BYTES = 256 * 1024;

/** A field that cannot be stored as it is. */
export interface Fault {
  /** Its place in the file; empty when it is none of one field. */
  path: string;
  /** Its name, as the form says it. */
  label: string;
  /** What is wrong, in the words of its schema. */
  message: string;
}

/** What differs from the file, brought to its shortest form, or what is wrong with it. */
export function checkFields(
  key: ContentKey,
  fields: unknown,
  language: Language = 'en',
): { fields: Overrides } | { faults: Fault[] } {
  const {
    words: { words },
    say,
  } = speak({ language }, 'refusals');
  const size = Buffer.byteLength(JSON.stringify(fields) ?? '');
  if (size > MAX_FIELDS_BYTES) {
    const most = MAX_FIELDS_BYTES / 1024;
    const message = say(words.large, { most, size: Math.ceil(size / 1024) });
    return { faults: [{ path: '', label: words.all, message }] };
  }
  const parsed = contentSchema.shape.fields.safeParse(fields);
  if (!parsed.success) {
    return { faults: [{ path: '', label: words.all, message: words.unknown }] };
  }
  const form = toFormSchema(key, language);
  const toFault = (path: string, message: string) => ({
    path,
    label: path ? toFieldPath(form, path) : words.all,
    message,
  });
  const original = readShipped(key);
  const { changed, refused } = putOverrides(original, parsed.data);
  if (refused.length > 0) {
    return { faults: refused.map(({ place, reason }) => toFault(place, reason)) };
  }
  const schema = toMergedSchema(key, original, readBrand());
  const issues = schema.safeParse(changed).error?.issues ?? [];
  if (issues.length > 0) {
    return { faults: issues.map(({ path, message }) => toFault(path.join('/'), message)) };
  }
  return { fields: toOverrides(original, changed) };
}

/** Refuses what does not fit the file's own schema, draft or not, and keeps only what differs. */
export const keepDifferences: CollectionBeforeValidateHook<Content> = async ({
  data,
  originalDoc,
  req,
}) => {
  // Words never become those of another file.
  const { key = data?.key ?? '', language = data?.language } = originalDoc ?? {};
  const named = { ...data, key, ...(language && { language }) };
  if (data?.fields === undefined || !isContentKey(key)) return named;
  const written = toLanguage(req.i18n);
  const checked = checkFields(key, data.fields, written);
  const faults =
    'faults' in checked
      ? checked.faults
      : await findGonePictures(req, key, checked.fields, written);
  if ('fields' in checked && faults.length === 0) return { ...named, fields: checked.fields };
  throw new ValidationError({ collection: 'content', errors: faults, req }, req.t);
};

/** Where changed words show pictures that were deleted from the library meanwhile. */
async function findGonePictures(
  req: PayloadRequest,
  key: ContentKey,
  fields: Overrides,
  language: Language,
): Promise<Fault[]> {
  const form = toFormSchema(key, language);
  const named = Object.entries(fields).flatMap(([path, value]) =>
    findPictures(value).map(({ id }) => ({
      ...{ path, id, collection: 'media' as const },
      label: toFieldPath(form, path),
    })),
  );
  const gone = await findGone(req, named);
  const says = speak(req.i18n, 'refusals');
  return gone.map(({ path, label }) => ({ path, label, message: toGoneSentence('media', says) }));
}
