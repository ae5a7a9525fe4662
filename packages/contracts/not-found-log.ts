import * as z from 'zod';

/** Receives the website's log of 404 responses: POST, `Authorization: Bearer`. */
export const MISSING_PATHS_PATH = '/api/missing-paths';

export const MAX_MISSING_PATH = 120;
export const MAX_MISSING_PATHS = 500;

const countSchema = z.int().min(0).max(1_000_000_000);

const rowSchema = z.strictObject({
  path: z
    .string()
    .regex(/^\/[^\p{Cc}]*$/u)
    .max(MAX_MISSING_PATH),
  count: countSchema.min(1),
  referrer: z
    .string()
    .regex(/^[a-z0-9.:[\]-]{1,100}$/)
    .optional()
    .describe('Host of the page that linked to it last'),
});

/** Paths with a 404 response. A batch that is sent twice counts once, by its id. */
export const missingPathsSchema = z.strictObject({
  id: z.uuid(),
  day: z.iso.date().describe('Day of the last request'),
  paths: z.array(rowSchema).max(MAX_MISSING_PATHS),
  probes: countSchema.describe('Number of requests that searched for vulnerabilities'),
  unlisted: countSchema.describe('Number of requests for paths that are not listed'),
});

export type MissingPaths = z.infer<typeof missingPathsSchema>;

/** Parses a batch. Invalid paths count as `unlisted`. */
export function parseMissingPaths(value: unknown): MissingPaths | undefined {
  const { data: batch } = looseSchema.safeParse(value);
  if (!batch) return undefined;
  const rows = batch.paths.map((row) => rowSchema.safeParse(row));
  const paths = rows.flatMap(({ data }) => data ?? []);
  return { ...batch, paths, unlisted: batch.unlisted + rows.length - paths.length };
}

const looseSchema = missingPathsSchema.extend({
  paths: z.array(z.unknown()).max(MAX_MISSING_PATHS),
});
