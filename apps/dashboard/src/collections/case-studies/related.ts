import type { PayloadRequest, TextFieldManyValidation } from 'payload';
import { createReason, toValidate } from '../../panel/language/errors.ts';
import { readShippedStudies } from './shipped-studies.ts';

/** A case study that may be named as related work. */
export interface NamedStudy {
  name: string;
  client: string;
}

/** All there are, of the dashboard and shipped with the site, by client. */
export async function listStudies(req: PayloadRequest): Promise<NamedStudy[]> {
  const { docs } = await req.payload.find({
    collection: 'case-studies',
    draft: true,
    select: { slug: true, client: true },
    pagination: false,
    depth: 0,
    // Whoever asks writes case studies.
    overrideAccess: true,
    req,
  });
  const found = new Map(readShippedStudies().map(({ name, study }) => [name, study.client]));
  for (const { slug, client } of docs) if (slug) found.set(slug, client ?? slug);
  return [...found]
    .map(([name, client]) => ({ name, client }))
    .sort((one, other) => one.client.localeCompare(other.client, 'en'));
}

/** Related work is three at most, and there. */
export const validateRelated = toValidate(async (value: string[] | null | undefined, { req }) => {
  const names = value ?? [];
  if (names.length > 3) return createReason(({ study }) => study.related);
  if (names.length === 0) return true;
  const known = new Set((await listStudies(req)).map(({ name }) => name));
  const gone = names.find((name) => !known.has(name));
  return gone === undefined || createReason(({ study }) => study.unrelated, { name: gone });
}) satisfies TextFieldManyValidation;
