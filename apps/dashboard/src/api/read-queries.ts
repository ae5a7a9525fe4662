import { isDefault, publicLanguages } from '@agency/content/languages';
import { categoryNameSchema, MAX_RELATED, pageNumberSchema } from '@agency/contracts';
import * as z from 'zod';

// One spelling a number: another one would be another answer to keep.
const numberSchema = z
  .string()
  .regex(/^[1-9]\d{0,8}$/)
  .transform(Number);
const page = numberSchema.pipe(pageNumberSchema);

/** Queries of `/api/blogs`: none, a page of all or of one category, or a page of addresses. */
export const blogsQuerySchema = z.union([
  z.strictObject({}),
  z.strictObject({ page, category: categoryNameSchema.optional() }),
  z.strictObject({ page, fields: z.literal('address') }),
]);

/** Queries of `/api/related-blogs/{id}`. */
export const relatedQuerySchema = z.strictObject({
  limit: numberSchema.pipe(z.int().max(MAX_RELATED)).optional(),
});

/** Query of what is said in several languages: none of the default one, whose answers have one spelling alone. */
export const languageQuerySchema = z.strictObject({
  language: z
    .string()
    .transform((tag) => publicLanguages.find((one) => one.tag === tag && !isDefault(one)))
    .refine((language) => language !== undefined)
    .optional(),
});

/** The query of an address that takes none. */
export const noQuerySchema = z.strictObject({});

/** A query as an object; a name that is there twice makes it none. */
export function toParameters(query: string): Record<string, string> | undefined {
  const given = new URLSearchParams(query);
  const parameters = Object.fromEntries(given);
  return Object.keys(parameters).length === given.size ? parameters : undefined;
}
