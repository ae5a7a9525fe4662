import { languages, publicLanguages } from '@agency/content/languages';
import { categoryNameSchema, pageNumberSchema } from '@agency/contracts';
import * as z from 'zod';

// One spelling a number: another one would be another answer to keep.
const numberSchema = z
  .string()
  .regex(/^[1-9]\d{0,8}$/)
  .transform(Number);
const page = numberSchema.pipe(pageNumberSchema);

/** Of every call about what is written in one language, or has words in some: the default language where it is left out. */
const language = z.enum(languages.map(({ tag }) => tag)).optional();

/** The query of such a call that takes nothing but the language. */
export const languageQuerySchema = z.strictObject({ language });

/** Queries of `/api/blogs`: the whole list, a page of all or of one category, or a page of addresses. */
export const blogsQuerySchema = z.union([
  languageQuerySchema,
  z.strictObject({ page, category: categoryNameSchema.optional(), language }),
  z.strictObject({ page, fields: z.literal('address'), language }),
]);

/** Query of what is said in several languages, of which those that are off are no public matter. */
export const publicLanguageSchema = z.strictObject({
  language: z
    .string()
    .transform((tag) => publicLanguages.find((one) => one.tag === tag))
    .refine((language) => language !== undefined)
    .optional(),
});

/** The query of an address that takes none. */
export const noQuerySchema = z.strictObject({});

/** A query as an object; a name that is there twice makes it none. */
export function parseQuery(query: string): Record<string, string> | undefined {
  const given = new URLSearchParams(query);
  const parameters = Object.fromEntries(given);
  return Object.keys(parameters).length === given.size ? parameters : undefined;
}
