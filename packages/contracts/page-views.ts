import * as z from 'zod';

/** Receives page views: POST, `Authorization: Bearer`. */
export const VISITS_PATH = '/api/visits';

/** What is counted: pages by path, referrers by host, countries, forms by name. */
export const visitKinds = ['page', 'referrer', 'country', 'started', 'finished'] as const;

export type VisitKind = (typeof visitKinds)[number];

export const MAX_VISIT_NAME = 120;
/** Most names of a kind in a batch and in a day. Further ones count under the empty name. */
export const MAX_VISIT_NAMES = 500;

const rowSchema = z.strictObject({
  kind: z.enum(visitKinds),
  name: z
    .string()
    .max(MAX_VISIT_NAME)
    .regex(/^[^\p{Cc}]*$/u)
    .describe('Path, host, country of two letters, or form; empty for the sum of all further ones'),
  count: z.int().min(1).max(1_000_000_000),
});

/** Counts since the last batch. A batch that is sent twice counts once, by its id. */
export const visitsSchema = z.strictObject({
  id: z.uuid(),
  day: z.iso.date().describe('In UTC'),
  rows: z.array(rowSchema).max(visitKinds.length * (MAX_VISIT_NAMES + 1)),
});

export type Visits = z.infer<typeof visitsSchema>;
