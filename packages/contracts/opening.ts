import * as z from 'zod';
import { languageTagSchema, slugSchema } from './blog.ts';

/** Kinds of employment. */
export const employmentTypes = [
  'full-time',
  'part-time',
  'contract',
  'temporary',
  'internship',
] as const;
export type EmploymentType = (typeof employmentTypes)[number];

/** What a pay is counted for. */
export const payUnits = ['hour', 'day', 'month', 'year'] as const;

/** Largest amount of a pay. */
export const MAX_PAY = 1_000_000_000;

const amount = z.number().positive().max(MAX_PAY);
const moment = z.iso.datetime({ offset: true });

/** What is paid: from one amount to another, or one amount. */
export const paySchema = z.object({
  min: amount.describe('The amount, or the least of a range'),
  max: amount.nullable().describe('The most of a range; null for one amount'),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .describe('ISO 4217'),
  unit: z.enum(payUnits).describe('What it is counted for'),
});

/** Most openings that are listed. */
export const MAX_OPENINGS = 100;

const language = languageTagSchema
  .optional()
  .describe('Language it is written in, where one was asked for; the default one when left out');

/** An open position, in one language (docs/content.md). */
export const openingSchema = z.object({
  slug: slugSchema.describe('Last part of the page address, /careers/{slug}'),
  title: z.string().min(1).max(120).describe('The position'),
  office: z.string().min(1).max(20).nullable().describe('Code of an office; null when remote'),
  employment_type: z.enum(employmentTypes),
  html_description: z.string().describe('Description as HTML'),
  pay: paySchema.nullable().describe('Null when it is not said'),
  opens_at: moment.describe('When it opened, ISO 8601'),
  closes_at: moment.describe('When it closes, ISO 8601'),
  updated_at: moment.describe('When it was last changed, ISO 8601'),
  language,
});

/** Answer of `GET /api/openings`: those of one language that are open now, the one that closes first at the head. */
export const openingListSchema = z.array(openingSchema);

/** Answer of `GET /api/openings/{slug}`: the opening, or that it was open and is no more. */
export const openingPageSchema = z.discriminatedUnion('state', [
  openingSchema.extend({ state: z.literal('open') }),
  z.object({ state: z.literal('closed'), language }),
]);

export type Opening = z.infer<typeof openingSchema>;
export type OpeningPage = z.infer<typeof openingPageSchema>;
