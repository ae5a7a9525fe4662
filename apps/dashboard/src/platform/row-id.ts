import * as z from 'zod';

/** Number of a row, as PostgreSQL can hold one: a larger one would fail there and find nothing on SQLite. */
export const rowIdSchema = z.int32().positive();
