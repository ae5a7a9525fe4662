import * as z from 'zod';
import { forms } from '../collections/messages/forms.ts';
import { stateNames } from '../collections/messages/states.ts';
import { type Cursor, type Filters, filterNames, type View, views } from './filters.ts';

const viewNames = Object.keys(views) as [View, ...View[]];

/** A day, as date fields have it. */
export const daySchema = z.iso.date();

const shape = {
  view: z.enum(viewNames),
  form: z.enum(forms),
  state: z.enum(stateNames),
  service: z.string().trim().min(1).max(200),
  source: z.string().trim().min(1).max(255),
  owner: z.union([z.literal(['me', 'nobody']), z.coerce.number().int().positive()]),
  from: daySchema,
  until: daySchema,
} satisfies Record<keyof Filters, z.ZodType>;

export const filtersSchema: z.ZodType<Filters> = z.strictObject(shape).partial();

/** The filters an address names; what it cannot mean is left out. */
export function parseFilters(parameters: Record<string, unknown>): Filters {
  const known = filterNames.flatMap((name) => {
    const parsed = shape[name].safeParse(parameters[name]);
    return parsed.success ? [[name, parsed.data]] : [];
  });
  return Object.fromEntries(known);
}

export const cursorSchema: z.ZodType<Cursor> = z.strictObject({
  at: z.iso.datetime(),
  form: z.enum(forms),
  id: z.number().int().positive(),
});
