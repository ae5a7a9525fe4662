import { areSame, toOverrides } from '@agency/content/differences';
import { defaultLanguage } from '@agency/content/languages';
import { type Overrides, putOverrides } from '@agency/content/overrides';
import { contentSchema } from '@agency/contracts';
import { type CollectionBeforeValidateHook, type PayloadRequest, ValidationError } from 'payload';
import { createReason, type Reason, translateReason } from '../../panel/language/errors.ts';
import type { Content } from '../../payload-types.ts';
import { IS_RESTORE } from '../references/reject-dangling.ts';
import { getAt } from './content-tree.ts';
import { type EditedCopy, readEditedCopy } from './edited-copy.ts';
import { toSourceSnapshot } from './source-snapshot.ts';

/** Largest set of overrides, in bytes of JSON. */
export const MAX_FIELDS_BYTES = 256 * 1024;

/**
 * Stores only overrides that differ from the file, and for a translation the source text that each belongs to. A draft
 * may be incomplete; `validateContent` validates on publish.
 */
export const storeDifferences: CollectionBeforeValidateHook<Content> = async ({
  data,
  originalDoc,
  req,
}) => {
  // A document never changes its file or its language.
  const { key = data?.key ?? '', language = data?.language ?? defaultLanguage.tag } =
    originalDoc ?? {};
  const named = { ...data, key, language };
  // A restored version keeps its own source snapshot.
  if (data?.fields === undefined || req.context[IS_RESTORE]) return named;
  const copy = await readEditedCopy(req, named);
  if (!copy)
    throw toError(
      req,
      createReason(({ words }) => words.noFile),
    );
  const fields = pickDifferences(copy, parseFields(req, data.fields));
  if (!copy.source) return { ...named, fields };
  const { now: english } = copy.source;
  // The form confirms a translation by replacing its source text with the current one.
  const known = originalDoc?.basis ?? {};
  const confirmed = Object.keys(data.basis ?? {}).filter((path) => {
    const text = data.basis?.[path];
    return !areSame(text, known[path]) && areSame(text, getAt(english, path));
  });
  const basis = toSourceSnapshot(originalDoc ?? {}, fields, { english, confirmed });
  return { ...named, fields, basis };
};

function parseFields(req: PayloadRequest, fields: unknown): Overrides {
  const size = Buffer.byteLength(JSON.stringify(fields));
  if (size > MAX_FIELDS_BYTES) {
    const values = { most: MAX_FIELDS_BYTES / 1024, size: Math.ceil(size / 1024) };
    throw toError(
      req,
      createReason(({ words }) => words.large, values),
    );
  }
  const parsed = contentSchema.shape.fields.safeParse(fields);
  if (!parsed.success)
    throw toError(
      req,
      createReason(({ words }) => words.unknown),
    );
  return parsed.data;
}

/** Overrides of fields that do not exist any more stay: the form shows them before it drops them. */
function pickDifferences({ original }: EditedCopy, fields: Overrides): Overrides {
  const { changed, refused } = putOverrides(original, fields);
  const unknown = refused.map(({ place }) => [place, fields[place]]);
  return { ...toOverrides(original, changed), ...Object.fromEntries(unknown) };
}

const toError = (req: PayloadRequest, reason: Reason) =>
  new ValidationError(
    {
      collection: 'content',
      errors: [{ path: 'fields', message: translateReason(req, reason) }],
      req,
    },
    req.t,
  );
