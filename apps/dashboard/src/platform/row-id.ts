import * as z from 'zod';

/** Number of a row, as PostgreSQL can hold one: a larger one would fail there and find nothing on SQLite. */
export const rowIdSchema = z.int32().positive();

/** The number that an address names a row by; 0, which no row has, for what is none. */
export const toRowId = (parameter: unknown): number =>
  rowIdSchema.safeParse(Number(parameter)).data ?? 0;
