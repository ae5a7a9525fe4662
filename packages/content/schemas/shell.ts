import * as z from 'zod';
import { array, strictObject } from 'zod';
import { copy, linkSchema, phraseLinesSchema, phraseSchema, shareImageSchema } from './shared.ts';

const menuLinkSchema = linkSchema.extend({
  emphasised: z.boolean().default(false).describe('Whether the link is set louder than the others'),
});

/** Copy that every page shares. */
export const shellSchema = strictObject({
  title: copy('Default document title'),
  description: copy('What search engines show of a page without a description of its own'),
  preview: shareImageSchema.describe(
    'Preview picture of a page without one of its own; in a language with other letters for the agency’s name /<tag>/previews/pages/landing.jpg',
  ),
  previewAlt: copy('What that picture shows'),
  skip: copy('Skip link to the content'),
  home: copy('Name of the logo link'),
  homeName: copy('Name of the home page in the breadcrumbs'),
  menu: strictObject({
    label: copy('Name of the menu, for screen readers'),
    open: copy('Button that opens the drawer'),
    close: copy('Button that closes it'),
    located: copy('Heading of the offices in the drawer'),
  }).describe('Labels of menu and drawer'),
  navigation: array(menuLinkSchema)
    .min(1)
    .max(7)
    .describe('The links of the menu, drawer and footer; seven fit'),
  footer: strictObject({
    tagline: phraseSchema.describe('What the agency does, from quiet to loud'),
    company: copy('Heading of the links to pages'),
    social: copy('Heading of the links to networks'),
    brands: strictObject({
      label: copy('Heading of the links to the brands'),
      links: array(linkSchema).min(1).describe('The agency’s other brands'),
    }).describe('The agency’s other brands'),
    copyright: copy('The copyright line; {year} is of the agency’s facts'),
    search: linkSchema.describe('Link to the search'),
    privacy: linkSchema.describe('Link to the privacy policy'),
    newTab: copy('Added for screen readers to links that open in a new tab'),
    feed: linkSchema.describe('The RSS feed of the blogs'),
  }).describe('The footer'),
  contact: strictObject({
    text: copy('Question'),
    link: linkSchema.describe('Link to the contact form'),
    whatsapp: copy('The link to WhatsApp, where the agency has a number there'),
  }).describe('The last line of pages without a banner'),
  draft: strictObject({
    label: copy('What the page is'),
    text: copy('Who sees it, and how long'),
    lacks: copy('What is missing; {fields} are their names'),
  }).describe('The line above the preview of a draft'),
  banner: strictObject({
    lines: phraseLinesSchema.describe('Question, line by line'),
    cta: linkSchema.describe('Link below it'),
  }).describe('The banner above the footer'),
});
export type ShellContent = z.infer<typeof shellSchema>;
