import { defaultLanguage } from '@agency/content/languages';
import { caseStudyNameSchema } from '@agency/contracts';
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
import { getTranslations } from '../../panel/language/get-translations.ts';
import type { CaseStudy } from '../../payload-types.ts';
import { createSlugHook } from '../slug-field.ts';
import { reservedSlugs } from './reserved-slugs.ts';
import { readStaticCaseStudies } from './static-case-studies.ts';

/** Leaves room for a number. */
const MAX_SUGGESTED = 50;

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

/** Finds a case study by slug, in any case, as draft or published. */
export async function findBySlug(
  req: PayloadRequest,
  name: string,
): Promise<Pick<CaseStudy, 'id' | 'client' | 'deletedAt'> | undefined> {
  for (const draft of [true, false]) {
    const { docs } = await req.payload.find({
      collection: 'case-studies',
      where: { slugKey: { equals: toKey(name) } },
      draft,
      trash: true,
      select: { client: true, deletedAt: true },
      limit: 1,
      pagination: false,
      depth: 0,
      // Slugs are unique, even if the user may not read the case study.
      overrideAccess: true,
      req,
    });
    if (docs[0]) return docs[0];
  }
  return undefined;
}

/** Validates client and slug of a draft. Publishing validates all fields. */
export const validateDraft: CollectionBeforeChangeHook<CaseStudy> = async (args) => {
  const { data, originalDoc, req } = args;
  const { client, slug, _status } = { ...originalDoc, ...data };
  if (_status === 'published') return data;
  const errors: ValidationFieldError[] = [];
  const add = (path: string, label: string, reason: Reason) =>
    errors.push({ path, label, message: translateReason(req, reason) });
  const labels = getTranslations(req.i18n, 'errors').texts.study;
  // In other languages it may still be missing.
  if (!client?.trim() && (req.locale ?? defaultLanguage.tag) === defaultLanguage.tag)
    add(
      'client',
      labels.clientLabel,
      createReason(({ study }) => study.client),
    );
  const reason = await decideSlug(slug, { id: originalDoc?.id, req });
  if (reason !== true) add('slug', labels.slugLabel, reason);
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
