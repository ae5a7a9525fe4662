import { readBrand } from '@agency/brand/read-brand';
import { defaultLanguage } from '@agency/content/languages';
import { readReservedNames } from '@agency/content/reserved-names';
import { caseStudyNameSchema } from '@agency/contracts';
import { findProjectRoot } from '@agency/server/settings';
import {
  type CollectionBeforeChangeHook,
  type PayloadRequest,
  type TextFieldSingleValidation,
  ValidationError,
  type ValidationFieldError,
} from 'payload';
import {
  createReason,
  type Reason,
  type RuleOptions,
  toValidate,
  translateReason,
} from '../../panel/language/errors.ts';
import type { CaseStudy } from '../../payload-types.ts';
import { createSlugHook, findSlugOwner } from '../slug-field.ts';
import { readStaticCaseStudies } from './static-case-studies.ts';

/** Leaves room for a number. */
const MAX_SUGGESTED = 50;

/** First path segments of the website's own pages, in lower case. No case study can have them. */
const reservedSlugs = readReservedNames(findProjectRoot(process.cwd()), readBrand());

const toKey = (name: string) => name.toLowerCase();

/** Suggests a slug made from the client's name. */
export const suggestSlug = createSlugHook({
  collection: 'case-studies',
  source: 'client',
  standIn: 'study',
  maxLength: MAX_SUGGESTED,
  getTaken: () => [
    ...reservedSlugs,
    ...readStaticCaseStudies().flatMap(({ name, aliases }) => [name, ...aliases].map(toKey)),
  ],
});

/** Why a slug is invalid; `true` if it is valid. */
const decideSlug = async (
  value: string | null | undefined,
  { id, req }: RuleOptions,
): Promise<Reason | true> => {
  if (!value?.trim()) return createReason(({ study }) => study.noName);
  if (!caseStudyNameSchema.safeParse(value).success) {
    return createReason(({ study }) => study.name);
  }
  if (reservedSlugs.has(toKey(value))) return createReason(({ study }) => study.page);
  const isOfAnother = readStaticCaseStudies().some(
    ({ name, aliases }) =>
      name !== value && [name, ...aliases].some((one) => toKey(one) === toKey(value)),
  );
  if (isOfAnother) {
    return createReason(({ study }) => study.shipped);
  }
  const other = await findBySlug(req, value);
  if (!other || other.id === id) return true;
  const { client, deletedAt } = other;
  return createReason(({ study }) => (deletedAt ? study.takenInTrash : study.taken), { client });
};

export const validateSlug = toValidate(decideSlug) satisfies TextFieldSingleValidation;

/** Finds a case study by slug, in any case. */
export const findBySlug = (req: PayloadRequest, name: string): Promise<CaseStudy | undefined> =>
  findSlugOwner(req, 'case-studies', { slugKey: { equals: toKey(name) } });

/** Validates client and slug of a draft. Publishing validates all fields. */
export const validateDraft: CollectionBeforeChangeHook<CaseStudy> = async (args) => {
  const { data, originalDoc, req } = args;
  const { client, slug, _status } = { ...originalDoc, ...data };
  if (_status === 'published') return data;
  const errors: ValidationFieldError[] = [];
  const add = (path: string, reason: Reason) =>
    errors.push({ path, message: translateReason(req, reason) });
  // In other languages it may still be missing.
  if (!client?.trim() && (req.locale ?? defaultLanguage.tag) === defaultLanguage.tag)
    add(
      'client',
      createReason(({ study }) => study.client),
    );
  const reason = await decideSlug(slug, { id: originalDoc?.id, req });
  if (reason !== true) add('slug', reason);
  if (errors.length > 0) {
    throw new ValidationError({ collection: 'case-studies', errors, req }, req.t);
  }
  return data;
};

/** Stores the slug in lower case, which is unique in the database, and the time of the first publish. */
export const recordSlugKey: CollectionBeforeChangeHook<CaseStudy> = ({ data, originalDoc }) => {
  const { slug, _status } = { ...originalDoc, ...data };
  const now = _status === 'published' ? new Date().toISOString() : null;
  return {
    ...data,
    slugKey: slug ? toKey(slug) : null,
    firstPublishedAt: originalDoc?.firstPublishedAt ?? now,
  };
};
