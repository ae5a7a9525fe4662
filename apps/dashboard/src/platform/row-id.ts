import * as z from 'zod';

/** Row id within PostgreSQL's integer; a larger one would be an error there. */
export const rowIdSchema = z.int32().positive();

/** Parses a row id; 0, which no row has, if it is invalid. */
export const toRowId = (parameter: unknown): number =>
  rowIdSchema.safeParse(Number(parameter)).data ?? 0;
