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
import { type Language, toLanguage } from '../../panel/language/language.ts';
import { speak } from '../../panel/language/speak.ts';
import type { AllWords } from '../../panel/language/words.ts';
import type { Content } from '../../payload-types.ts';
import { checkStudyWords, findStudy, toStudyTree } from '../case-studies/study-words.ts';
import { AS_IT_WAS, findGone, toGoneSentence } from '../gone/refuse-gone.ts';
import { toBasis } from './basis.ts';
import { findWordsWithoutRoom, readFacts } from './facts.ts';
import type { Fault } from './fault.ts';
import { toFieldPath } from './field-names.ts';
import type { FormSchema } from './form-schema.ts';
import { findPictures } from './library-pictures.ts';
import { readEnglish } from './read-english.ts';
import { hasWords, readShipped } from './shipped-words.ts';
import { toFormSchema } from './to-form-schema.ts';
import { toStudyId } from './words-name.ts';

/** Most that may differ from a file, in bytes of JSON. */
export const MAX_FIELDS_BYTES = 256 * 1024;

/**
 * What differs from the file, brought to its shortest form, or what is wrong with it.
 * @param language what is wrong is said in; @param of the words
 * @param facts what places in the words are filled with
 */
export function checkFields(
  key: ContentKey,
  fields: unknown,
  language: Language = 'en',
  of: SiteLanguage = defaultLanguage,
  facts: Brand = readBrand(),
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
  const form = toFormSchema(key, language, of);
  const toFault = (path: string, message: string) => ({
    path,
    label: path ? toFieldPath(form, path) : words.all,
    message,
  });
  const original = readShipped(key, of);
  const { changed, refused } = putOverrides(original, parsed.data);
  if (refused.length > 0) {
    return { faults: refused.map(({ place, reason }) => toFault(place, reason)) };
  }
  const schema = toMergedSchema(key, original, readBrand(), of, facts);
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
  // Words never become those of another file or language.
  const { key = data?.key ?? '', language = data?.language ?? defaultLanguage.tag } =
    originalDoc ?? {};
  const { basis, confirmed, ...named }: Partial<Content> & { confirmed?: unknown } = {
    ...{ ...data, key, language },
  };
  const of = findLanguage(language);
  const study = toStudyId(key);
  if (study !== undefined) {
    const kept = { ...named, ...(basis && { basis }) };
    return keepStudyWords(req, study, { before: originalDoc ?? {}, data: kept, confirmed });
  }
  if (data?.fields === undefined || !isContentKey(key) || !of) return named;
  if (!hasWords(key, of)) throw refuse(req, [toWhole(req, ({ noFile }) => noFile)]);
  const written = toLanguage(req.i18n);
  const facts = key === 'agency' ? undefined : await readFacts(req, of);
  const checked = checkFields(key, data.fields, written, of, facts);
  const faults =
    'faults' in checked
      ? checked.faults
      : [
          ...(await findGonePictures(req, toFormSchema(key, written, of), checked.fields)),
          ...(key === 'agency' ? await findWordsWithoutRoom(req, { of, ...checked }) : []),
        ];
  if (!('fields' in checked) || faults.length > 0) throw refuse(req, faults);
  const { fields } = checked;
  if (isDefault(of)) return { ...named, fields };
  // A version that is brought back stands on what it stood on.
  if (req.context[AS_IT_WAS]) return { ...named, fields, basis: basis ?? {} };
  const english = await readEnglish(req, key);
  const right = { english, confirmed: confirmedSchema.parse(confirmed) ?? [] };
  return { ...named, fields, basis: toBasis(originalDoc ?? {}, fields, right) };
};

interface StudyChange {
  before: Partial<Content>;
  data: Partial<Content>;
  confirmed: unknown;
}

/** The same for the words of a study, which stand over nothing: a draft may lack any, what is published none. */
async function keepStudyWords(
  req: PayloadRequest,
  id: number,
  { before, data, confirmed }: StudyChange,
): Promise<Partial<Content>> {
  const isPublished = data._status === 'published';
  if (data.fields === undefined && !isPublished) return data;
  const study = await findStudy(req, id);
  if (!study) throw refuse(req, [toWhole(req, ({ noFile }) => noFile)]);
  const checked = checkStudyWords({
    ...{ study, isPublished, fields: data.fields ?? before.fields },
    language: toLanguage(req.i18n),
  });
  if ('faults' in checked) throw refuse(req, checked.faults);
  const { fields } = checked;
  if (req.context[AS_IT_WAS]) return { ...data, fields };
  const right = {
    english: toStudyTree(study),
    confirmed: confirmedSchema.parse(confirmed) ?? [],
  };
  return { ...data, fields, basis: toBasis(before, fields, right) };
}

/** Places whose words are said to be right, though the default language has changed. */
const confirmedSchema = z.array(contentPlaceSchema).max(100).optional().catch(undefined);

const refuse = (req: PayloadRequest, faults: Fault[]) =>
  new ValidationError({ collection: 'content', errors: faults, req }, req.t);

type Refusals = AllWords['refusals']['words'];

const toWhole = (req: PayloadRequest, pick: (words: Refusals) => string): Fault => {
  const { words } = speak(req.i18n, 'refusals').words;
  return { path: '', label: words.all, message: pick(words) };
};

/** Where changed words show pictures that were deleted from the library meanwhile. */
async function findGonePictures(
  req: PayloadRequest,
  form: FormSchema,
  fields: Overrides,
): Promise<Fault[]> {
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
