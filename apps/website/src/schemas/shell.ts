import * as z from 'zod';
import { linkSchema, phraseSchema } from './shared.ts';

/** Words and links that every page shares. */
export const shellSchema = z.object({
  title: z.string().describe('Default document title'),
  description: z.string().describe('Default meta description'),
  preview: z.string().describe('Default preview picture, from the site’s root'),
  previewAlt: z.string(),
  skip: z.string(),
  home: z.string().describe('Name of the logo link'),
  homeName: z.string().describe('Name of the home page in a trail'),
  menu: z.object({ label: z.string(), open: z.string(), close: z.string(), located: z.string() }),
  navigation: z
    .array(linkSchema.extend({ emphasised: z.boolean().default(false) }))
    .length(6)
    .describe('The six links of the menu, drawer and footer'),
  footer: z.object({
    tagline: phraseSchema,
    company: z.string(),
    social: z.string(),
    brands: z.object({ label: z.string(), links: z.array(linkSchema).min(1) }),
    copyright: z.string(),
    privacy: linkSchema,
    newTab: z.string().describe('Said after links that open in a new tab'),
    feed: linkSchema,
  }),
  banner: z.object({ lines: z.array(phraseSchema), cta: linkSchema }),
});
export type ShellContent = z.infer<typeof shellSchema>;
