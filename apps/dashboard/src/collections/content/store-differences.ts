import { toOverrides } from '@agency/content/differences';
import { defaultLanguage } from '@agency/content/languages';
import { type Overrides, putOverrides } from '@agency/content/overrides';
import { contentSchema } from '@agency/contracts';
import { type CollectionBeforeValidateHook, type PayloadRequest, ValidationError } from 'payload';
import type { Content } from '../../payload-types.ts';
import { type createReason, translateError } from '../../platform/language/errors.ts';
import { toContentName } from './content-name.ts';
import { findContentName, readDefaults } from './default-content.ts';

/** Largest set of overrides, in bytes of JSON. */
export const MAX_FIELDS_BYTES = 256 * 1024;

/** Stores only overrides that differ from the file. A draft may be incomplete; `validateContent` validates on publish. */
export const storeDifferences: CollectionBeforeValidateHook<Content> = (change) => {
  const { data, originalDoc, req } = change;
  // A document never changes its file or its language.
  const { key = data?.key ?? '', language = data?.language ?? defaultLanguage.tag } =
    originalDoc ?? {};
  const named = { ...data, key, language };
  if (data?.basis) parseOverrides(req, data.basis);
  if (data?.fields === undefined) return named;
  const content = findContentName(toContentName(key, language));
  if (!content) throw toError(req, ({ copy }) => copy.noFile);
  const fields = parseOverrides(req, data.fields);
  const original = readDefaults(content.key, content.language);
  const { changed, rejected } = putOverrides(original, fields);
  // Overrides of fields that do not exist any more stay: the form shows them before it drops them.
  const unknown = Object.fromEntries(rejected.map(({ path }) => [path, fields[path]]));
  return { ...named, fields: { ...toOverrides(original, changed), ...unknown } };
};

function parseOverrides(req: PayloadRequest, overrides: unknown): Overrides {
  const size = Buffer.byteLength(JSON.stringify(overrides));
  if (size > MAX_FIELDS_BYTES) {
    const values = { most: MAX_FIELDS_BYTES / 1024, size: Math.ceil(size / 1024) };
    throw toError(req, ({ copy }) => copy.large, values);
  }
  const parsed = contentSchema.shape.fields.safeParse(overrides);
  if (!parsed.success) throw toError(req, ({ copy }) => copy.unknown);
  return parsed.data;
}

function toError(req: PayloadRequest, ...reason: Parameters<typeof createReason>) {
  const message = translateError(req, ...reason);
  const errors = [{ path: 'fields', message }];
  return new ValidationError({ collection: 'content', errors, req }, req.t);
}
