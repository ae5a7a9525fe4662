import { caseStudyNameSchema } from '@agency/contracts';
import {
  type CollectionBeforeChangeHook,
  type PayloadRequest,
  type TextFieldSingleValidation,
  ValidationError,
} from 'payload';
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

/** Says in words why a case study cannot have a name. */
export const validateName: TextFieldSingleValidation = async (value, { id, req }) => {
  if (!value?.trim()) return 'A case study needs an address.';
  if (!caseStudyNameSchema.safeParse(value).success) {
    return 'Letters a–z, digits, and single “-”, “_” or “&” between them; 60 at most.';
  }
  if (reservedNames.has(toKey(value))) return 'A page of the website has this address.';
  const isOfAnother = readShippedStudies().some(
    ({ name, aliases }) =>
      name !== value && [name, ...aliases].some((one) => toKey(one) === toKey(value)),
  );
  if (isOfAnother) {
    return 'A case study that the website is shipped with has nearly this address. To replace that one, choose “Edit this one” in the list.';
  }
  const other = await findByName(req, value);
  if (!other || other.id === id) return true;
  const where = other.deletedAt ? ', in the trash,' : '';
  return `Another case study${where} has this address: ${other.client}.`;
};

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
  const errors = [];
  if (!client?.trim()) errors.push({ path: 'client', label: 'Client', message: NO_CLIENT });
  const verdict = await validateName(slug, { id: originalDoc?.id, req } as never);
  if (verdict !== true) errors.push({ path: 'slug', label: 'Address', message: verdict });
  if (errors.length > 0) {
    throw new ValidationError({ collection: 'case-studies', errors, req }, req.t);
  }
  return data;
};

/** What is said of a case study without a client. */
export const NO_CLIENT = 'Say whose work it is.';

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
