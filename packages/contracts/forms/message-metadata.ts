import * as z from 'zod';
import { slugSchema } from '../blog.ts';

/** Reasons why a message may be spam. The dashboard has a text for each. */
export const spamReasons = [
  'honeypot',
  'unknownFields',
  'quick',
  'address',
  'email',
  'links',
  'linkInName',
  'markup',
  'mixedScripts',
  'repeatedLines',
  'repeatedMessage',
  'throwAwayDomain',
] as const;
export type SpamReason = (typeof spamReasons)[number];

/** The spam score of a message. Suspect messages are stored too; editors decide. */
const spamSchema = z.object({
  score: z.int().min(0).max(100).describe('0 is the least suspicious, 100 the most'),
  isSuspect: z.boolean().describe('Whether the score is high enough to put it aside'),
  reasons: z
    .array(z.string().max(40))
    .max(spamReasons.length)
    .describe('Keys of `spamReasons`; unknown keys are not shown'),
});

const text = (max: number) => z.string().min(1).max(max);

export const campaignParameters = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
] as const;
/** Query parameters with which ad networks mark a click. */
export const clickParameters = [
  'gclid',
  'gbraid',
  'wbraid',
  'fbclid',
  'li_fat_id',
  'msclkid',
  'ttclid',
] as const;

/** Where a message came from. Nothing of it is stored on the device. */
const contextSchema = z.object({
  page: text(300).optional().describe('Path of the page it was sent from'),
  referrer: text(255).optional().describe('Host of the other site that linked to that page'),
  parameters: z
    .partialRecord(z.enum([...campaignParameters, ...clickParameters]), text(200))
    .optional()
    .describe("Campaign and click parameters of that page's URL"),
  language: text(20).describe('Language of the page, BCP 47'),
  notice: text(40).describe('Version of the privacy policy that was shown: its date'),
  sentAt: z.iso.datetime().describe('When the website received it'),
});

/** Consent to marketing; absent if the box was not ticked. */
const marketingSchema = z.object({
  wording: text(500).describe('Text of the checkbox'),
  at: z.iso.datetime().describe('When the website received it'),
});

/** Metadata that the website adds to a message: optional fields of the intake. */
export const messageMetadataSchema = z.object({
  spam: spamSchema.optional().catch(undefined),
  context: contextSchema.optional().catch(undefined),
  marketing: marketingSchema.optional().catch(undefined),
  opening: slugSchema.optional().catch(undefined).describe('Slug of the opening'),
});

export type Spam = z.infer<typeof spamSchema>;
export type MessageContext = z.infer<typeof contextSchema>;
export type MessageMetadata = z.infer<typeof messageMetadataSchema>;
