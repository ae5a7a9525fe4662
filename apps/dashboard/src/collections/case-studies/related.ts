import { MAX_RELATED_CASE_STUDIES } from '@agency/contracts';
import type { PayloadRequest, TextFieldManyValidation } from 'payload';
import { createReason, toValidate } from '../../platform/language/errors.ts';
import { readStaticCaseStudies } from './static-case-studies.ts';

export interface NamedCaseStudy {
  name: string;
  client: string;
}

/** All case studies, stored and static, sorted by client. */
export async function listCaseStudies(req: PayloadRequest): Promise<NamedCaseStudy[]> {
  const { docs } = await req.payload.find({
    collection: 'case-studies',
    draft: true,
    select: { slug: true, client: true },
    pagination: false,
    depth: 0,
    // Only editors get here.
    overrideAccess: true,
    req,
  });
  const found = new Map(readStaticCaseStudies().map(({ name, study }) => [name, study.client]));
  for (const { slug, client } of docs) if (slug) found.set(slug, client ?? slug);
  return [...found]
    .map(([name, client]) => ({ name, client }))
    .sort((one, other) => one.client.localeCompare(other.client, 'en'));
}

/** Validates that at most three existing case studies are related. */
export const validateRelated = toValidate(async (value: string[] | null | undefined, { req }) => {
  const names = value ?? [];
  if (names.length > MAX_RELATED_CASE_STUDIES) return createReason(({ study }) => study.related);
  if (names.length === 0) return true;
  const known = new Set((await listCaseStudies(req)).map(({ name }) => name));
  const missing = names.find((name) => !known.has(name));
  return missing === undefined || createReason(({ study }) => study.unrelated, { name: missing });
}) satisfies TextFieldManyValidation;
