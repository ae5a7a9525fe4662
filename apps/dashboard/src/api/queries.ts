import { languages, publicLanguages } from '@agency/content/languages';
import { categoryNameSchema, pageNumberSchema } from '@agency/contracts';
import type { Payload } from 'payload';
import * as z from 'zod';

/** Reads an endpoint, with its path parameter. */
export type Reader = (payload: Payload, parameter: string) => Promise<unknown>;
/** Chooses the read by the query; nothing if the query is invalid. */
export type ReaderByQuery = (query: Record<string, string>) => Reader | undefined;

// One spelling for each number, so that each page has one URL.
const numberSchema = z
  .string()
  .regex(/^[1-9]\d{0,8}$/)
  .transform(Number);
const page = numberSchema.pipe(pageNumberSchema);

/** Language of the query; the default one if missing. */
const language = z.enum(languages.map(({ tag }) => tag)).optional();

/** A query with only a language. */
export const languageQuerySchema = z.strictObject({ language });

/** Queries of `/api/blogs`: all, a page, a page of a category, or a page of the sitemap. */
export const blogsQuerySchema = z.union([
  languageQuerySchema,
  z.strictObject({ page, category: categoryNameSchema.optional(), language }),
  z.strictObject({ page, fields: z.literal('address'), language }),
]);

/** A query with a public language. */
export const publicLanguageSchema = z.strictObject({
  language: z
    .string()
    .transform((tag) => publicLanguages.find((one) => one.tag === tag))
    .refine((language) => language !== undefined)
    .optional(),
});

/**
 * A read with an optional language.
 * @param schema of the query
 */
export function inLanguage<Asked>(
  schema: z.ZodType<{ language?: Asked | undefined }>,
  read: (payload: Payload, parameter: string, language?: Asked) => Promise<unknown>,
): ReaderByQuery {
  return (query) => {
    const asked = schema.safeParse(query).data;
    return asked && ((payload, parameter) => read(payload, parameter, asked.language));
  };
}

/** A read without parameters. */
export const withoutQuery =
  (read: Reader): ReaderByQuery =>
  (query) =>
    Object.keys(query).length === 0 ? read : undefined;

/** Parses a query; nothing if a name is repeated. */
export function parseQuery(query: string): Record<string, string> | undefined {
  const given = new URLSearchParams(query);
  const parameters = Object.fromEntries(given);
  return Object.keys(parameters).length === given.size ? parameters : undefined;
}
