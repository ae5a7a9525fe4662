import { languages } from '@agency/content/languages';
import { toCleanText } from '@agency/contracts';
import * as z from 'zod';
import { rowIdSchema } from '../../platform/row-id.ts';
import { forms } from '../forms.ts';
import { stageNames, stateNames } from '../workflow.ts';
import { type Filters, filterNames, type View, views } from './filters.ts';

const viewNames = Object.keys(views) as [View, ...View[]];

// PostgreSQL has no year 0, and a date field has the years 2, 20 and 202 while the user types.
const THIS_CENTURY = /^20/;

/** A date of this century. */
export const daySchema = z.iso.date().regex(THIS_CENTURY);

/** A timestamp of this century. */
export const momentSchema = z.iso.datetime().regex(THIS_CENTURY);

/** A text without invalid characters. */
export const typedText = (max: number) => z.string().max(max).transform(toCleanText);

const shape = {
  view: z.enum(viewNames),
  form: z.enum(forms),
  state: z.enum(stateNames),
  service: typedText(200).pipe(z.string().min(1)),
  opening: z.union([z.literal('none'), z.coerce.number().pipe(rowIdSchema)]),
  stage: z.enum(stageNames),
  source: typedText(255).pipe(z.string().min(1)),
  language: z.enum(languages.map(({ tag }) => tag)),
  owner: z.union([z.literal(['me', 'nobody']), z.coerce.number().pipe(rowIdSchema)]),
  from: daySchema,
  until: daySchema,
} satisfies Record<keyof Filters, z.ZodType>;

export const filtersSchema: z.ZodType<Filters> = z.strictObject(shape).partial();

/** Parses filters from a query; invalid ones are dropped. */
export function parseFilters(parameters: Record<string, unknown>): Filters {
  const known = filterNames.flatMap((name) => {
    const parsed = shape[name].safeParse(parameters[name]);
    return parsed.success ? [[name, parsed.data]] : [];
  });
  return Object.fromEntries(known);
}
