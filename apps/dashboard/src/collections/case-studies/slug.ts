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
import type { CaseStudy } from '../../payload-types.ts';
import {
  createReason,
  type Reason,
  type RuleOptions,
  toValidate,
  translateReason,
} from '../../platform/language/errors.ts';
import { createInternalField } from '../field-builders.ts';
import { createSlugField, findSlugOwner } from '../slug-field.ts';
import { readStaticCaseStudies } from './static-case-studies.ts';

/** Leaves room for a number. */
const MAX_SUGGESTED = 50;

/** First path segments of the website's own pages, in lower case. No case study can have them. */
const reservedSlugs = readReservedNames(findProjectRoot(process.cwd()), readBrand());

const toKey = (name: string) => name.toLowerCase();

/** Why a slug is invalid; `true` if it is valid. */
const decideSlug = async (
  value: string | null | undefined,
  { id, req }: RuleOptions,
): Promise<Reason | true> => {
  if (!value?.trim()) return createReason(({ study }) => study.noName);
  if (!caseStudyNameSchema.safeParse(value).success) return createReason(({ study }) => study.name);
  if (reservedSlugs.has(toKey(value))) return createReason(({ study }) => study.page);
  const isOfAnother = readStaticCaseStudies().some(
    ({ name, aliases }) =>
      name !== value && [name, ...aliases].some((one) => toKey(one) === toKey(value)),
  );
  if (isOfAnother) return createReason(({ study }) => study.shipped);
  const other = await findBySlug(req, value);
  if (!other || other.id === id) return true;
  const { client, deletedAt } = other;
  return createReason(({ study }) => (deletedAt ? study.takenInTrash : study.taken), { client });
};

/** The slug, made from the client's name. */
export const slugField = createSlugField(
  {
    collection: 'case-studies',
    source: 'client',
    standIn: 'study',
    maxLength: MAX_SUGGESTED,
    getTaken: () => [
      ...reservedSlugs,
      ...readStaticCaseStudies().flatMap(({ name, aliases }) => [name, ...aliases].map(toKey)),
    ],
  },
  {
    validate: toValidate(decideSlug) satisfies TextFieldSingleValidation,
    admin: {
      description:
        'Last part of the page address, made from the client. When it is changed after publishing, old links still lead here.',
    },
  },
);

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
    add('client', ({ texts }) => texts.study.client);
  const reason = await decideSlug(slug, { id: originalDoc?.id, req });
  if (reason !== true) add('slug', reason);
  if (errors.length > 0)
    throw new ValidationError({ collection: 'case-studies', errors, req }, req.t);
  return data;
};

/** Slug in lower case; unique, so that slugs cannot differ in case only. */
export const slugKeyField = createInternalField({
  name: 'slugKey',
  type: 'text',
  unique: true,
  index: true,
  hooks: {
    beforeChange: [({ siblingData }) => (siblingData.slug ? toKey(siblingData.slug) : null)],
  },
});
