import * as z from 'zod';

/** Where the website hands over how often its pages were opened: POST, `Authorization: Bearer`. */
export const VISITS_PATH = '/api/visits';

/** What is counted: a page by its path, a host that led here, a country, a form by its name. */
export const visitKinds = ['page', 'referrer', 'country', 'started', 'finished'] as const;

export type VisitKind = (typeof visitKinds)[number];

/** Longest name of what is counted, in characters. */
export const MAX_VISIT_NAME = 120;
/** Most different names of one kind, in a batch and in a day; what is more counts under the empty name. */
export const MAX_VISIT_NAMES = 500;

const rowSchema = z.strictObject({
  kind: z.enum(visitKinds),
  name: z
    .string()
    .max(MAX_VISIT_NAME)
    .regex(/^[^\p{Cc}]*$/u)
    .describe('Path, host, country of two letters, or form; empty for all that had no room'),
  count: z.int().min(1).max(1_000_000_000),
});

/** How often, of each, since the last batch. One that comes again with its id counts once. */
export const visitsSchema = z.strictObject({
  id: z.uuid(),
  day: z.iso.date().describe('In UTC'),
  rows: z.array(rowSchema).max(visitKinds.length * (MAX_VISIT_NAMES + 1)),
});

export type Visits = z.infer<typeof visitsSchema>;
