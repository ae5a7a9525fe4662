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
import { createSlugMaker } from '../made-slug.ts';
import { reservedNames } from './reserved-names.ts';
import { readShippedStudies } from './shipped-studies.ts';

/** Leaves room for the number of a name that is taken. */
const MAX_SUGGESTED = 50;

const toKey = (name: string) => name.toLowerCase();

/** Suggests a name made from the client's. */
export const suggestName = createSlugMaker({
  collection: 'case-studies',
  source: 'client',
  standIn: 'study',
  maxLength: MAX_SUGGESTED,
  getTaken: () => [
    ...reservedNames,
    ...readShippedStudies().flatMap(({ name, aliases }) => [name, ...aliases].map(toKey)),
  ],
});

/** Why a case study cannot have a name. */
const decideName = async (
  value: string | null | undefined,
  { id, req }: RuleOptions,
): Promise<Reason | true> => {
  if (!value?.trim()) return createReason(({ study }) => study.noName);
  if (!caseStudyNameSchema.safeParse(value).success) {
    return createReason(({ study }) => study.name);
  }
  if (reservedNames.has(toKey(value))) return createReason(({ study }) => study.page);
  const isOfAnother = readShippedStudies().some(
    ({ name, aliases }) =>
      name !== value && [name, ...aliases].some((one) => toKey(one) === toKey(value)),
  );
  if (isOfAnother) {
    return createReason(({ study }) => study.shipped);
  }
  const other = await findByName(req, value);
  if (!other || other.id === id) return true;
  const { client, deletedAt } = other;
  return createReason(({ study }) => (deletedAt ? study.takenInTrash : study.taken), { client });
};

/** Says in words why a case study cannot have a name. */
export const validateName = toValidate(decideName) satisfies TextFieldSingleValidation;

/** The case study that has a name, in whatever letters, as draft or published; nothing when there is none. */
export async function findByName(
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
      // A name is taken whoever may read whose it is.
      overrideAccess: true,
      req,
    });
    if (docs[0]) return docs[0];
  }
  return undefined;
}

/** Of a draft, which lacks whatever it lacks, checks its client and its name. Publishing checks all fields by themselves. */
export const checkDraft: CollectionBeforeChangeHook<CaseStudy> = async (args) => {
  const { data, originalDoc, req } = args;
  const { client, slug, _status } = { ...originalDoc, ...data };
  if (_status === 'published') return data;
  const errors: ValidationFieldError[] = [];
  const add = (path: string, label: string, reason: Reason) =>
    errors.push({ path, label, message: translateReason(req, reason) });
  const labels = getTranslations(req.i18n, 'errors').texts.study;
  if (!client?.trim())
    add(
      'client',
      labels.clientLabel,
      createReason(({ study }) => study.client),
    );
  const reason = await decideName(slug, { id: originalDoc?.id, req });
  if (reason !== true) add('slug', labels.slugLabel, reason);
  if (errors.length > 0) {
    throw new ValidationError({ collection: 'case-studies', errors, req }, req.t);
  }
  return data;
};

/** Keeps by what two names are the same, for the database to refuse the second, and when it was first published. */
export const noteName: CollectionBeforeChangeHook<CaseStudy> = ({ data, originalDoc }) => {
  const { slug, _status } = { ...originalDoc, ...data };
  const now = _status === 'published' ? new Date().toISOString() : null;
  return {
    ...data,
    slugKey: slug ? toKey(slug) : null,
    firstPublishedAt: originalDoc?.firstPublishedAt ?? now,
  };
};
