import { languages, publicLanguages } from '@agency/content/languages';
import { categoryNameSchema, pageNumberSchema } from '@agency/contracts';
import type { Payload } from 'payload';
import * as z from 'zod';
import { ApiError } from './response.ts';

/** Parses the query of an endpoint, and reads it. Throws 400 for another query. */
export type Reader = (
  payload: Payload,
  parameter: string,
  query: Record<string, string> | undefined,
) => Promise<unknown>;

// One spelling for each number, so that each page has one URL.
const numberSchema = z
  .string()
  .regex(/^[1-9]\d{0,8}$/)
  .transform(Number);
const page = numberSchema.pipe(pageNumberSchema);

/** Language of the query; the default one if missing. */
const language = z.enum(languages.map(({ tag }) => tag)).optional();

/** A query without parameters. */
export const noQuerySchema = z.strictObject({});

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

/** Parameters of a reader; without a language it reads the default one. */
export interface Params<Language = string> {
  language?: Language | undefined;
}

/** Parameters of a reader whose path has one. */
export type ItemParams<Language = string> = Params<Language> & { parameter: string };

/**
 * A reader for queries that match a schema.
 * @param read gets the parsed query, and the last segment of the path if the route has a parameter
 */
export const createReader =
  <Query>(
    schema: z.ZodType<Query>,
    read: (payload: Payload, params: Query & { parameter: string }) => Promise<unknown>,
  ): Reader =>
  (payload, parameter, query) => {
    const { data } = schema.safeParse(query);
    if (!data) throw new ApiError(400, 'This URL does not take these parameters.');
    return read(payload, { ...data, parameter });
  };

/** Parses a query; nothing if a name is repeated. */
export function parseQuery(query: string): Record<string, string> | undefined {
  const given = new URLSearchParams(query);
  const parameters = Object.fromEntries(given);
  return Object.keys(parameters).length === given.size ? parameters : undefined;
}
