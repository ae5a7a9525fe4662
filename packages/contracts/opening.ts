import * as z from 'zod';
import { dateTimeSchema, languageTagSchema, slugSchema } from './blog.ts';

/** Kinds of employment. */
export const employmentTypes = [
  'full-time',
  'part-time',
  'contract',
  'temporary',
  'internship',
] as const;
export type EmploymentType = (typeof employmentTypes)[number];

export const payUnits = ['hour', 'day', 'month', 'year'] as const;

export const MAX_PAY = 1_000_000_000;

const amount = z.number().positive().max(MAX_PAY);

/** One amount, or a range. */
export const paySchema = z.object({
  min: amount.describe('The amount, or the minimum of a range'),
  max: amount.nullable().describe('The maximum of a range; null for one amount'),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .describe('ISO 4217'),
  unit: z.enum(payUnits).describe('Period of the amount'),
});

export const MAX_OPENINGS = 100;

const language = languageTagSchema.optional().describe('The default one when left out');

/** An open position, in one language (docs/content.md). */
const openingSchema = z.object({
  slug: slugSchema.describe('Last part of the page address, /careers/{slug}'),
  title: z.string().min(1).max(120).describe('The position'),
  office: z.string().min(1).max(20).nullable().describe('Code of an office; null when remote'),
  employment_type: z.enum(employmentTypes),
  html_description: z.string().describe('Description as HTML'),
  pay: paySchema.nullable().describe('Null when it is not public'),
  opens_at: dateTimeSchema.describe('When it opened, ISO 8601'),
  closes_at: dateTimeSchema.describe('When it closes, ISO 8601'),
  updated_at: dateTimeSchema.describe('When it was last changed, ISO 8601'),
  language,
});

/** Response of `GET /api/openings`: the open ones in one language, the first to close at the top. */
export const openingListSchema = z.array(openingSchema);

/** Response of `GET /api/openings/{slug}`. */
export const openingPageSchema = z.discriminatedUnion('state', [
  openingSchema.extend({ state: z.literal('open') }),
  z.object({ state: z.literal('closed'), language }),
]);

export type Opening = z.infer<typeof openingSchema>;
export type OpeningPage = z.infer<typeof openingPageSchema>;
