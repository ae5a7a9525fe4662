import * as z from 'zod';
import { headingEndSchema, volumeSchema } from './model/phrase.ts';

/** A run of words in one volume; a phrase is several, from quiet to loud. */
export const runSchema = z.object({
  text: z.string().min(1).describe('The words'),
  volume: volumeSchema.describe('1 whispers, 6 shouts, crescendo rises letter by letter'),
  from: z.int().min(0).max(99).optional().describe('Where a crescendo begins, percent'),
});
const phraseSchema = z.array(runSchema).min(1);

/** The h1 of a page, fitted to the measure. */
export const pageHeadingSchema = z.object({
  lines: z.array(phraseSchema).min(1).describe('Lines as set from 768 px'),
  end: headingEndSchema.describe(
    'What closes the heading: dot, bang (!), hole (! without its dot), none',
  ),
  narrow: z
    .enum(['lines', 'runs'])
    .default('runs')
    .describe('Below 768 px: the same lines, or every run on its own'),
});

/** Title, description and preview of a page, for search and sharing. */
const metaSchema = z.object({
  title: z.string().optional().describe('Document title; the site’s default when left out'),
  description: z.string().optional().describe('Meta description; the site’s default when left out'),
  preview: z.string().optional().describe('Preview picture; the site’s default when left out'),
});

const linkSchema = z.object({
  label: z.string().min(1).describe('Words of the link'),
  href: z.string().min(1).describe('Where it goes'),
});

const serviceCardSchema = z.object({
  title: z.string().describe('Name of the service'),
  short: z.string().describe('Shown while the card is closed'),
  long: z.string().describe('Shown while the card is open'),
  dot: z.enum(['blue', 'yellow']).describe('Colour of its dot'),
  primary: z.boolean().default(false).describe('Whether it is open when none is hovered'),
  link: linkSchema,
});

/** The nine slides each play one dot score. */
export const slideScoreSchema = z.enum([
  'growth',
  'memorability',
  'dedication',
  'passion',
  'creativity',
  'professionalism',
  'amplification',
  'cultures',
  'convergence',
]);

/** Every page's own words, by the name of its folder in `content/pages`. */
export const pageSchemas = {
  landing: z.object({
    meta: metaSchema,
    heading: pageHeadingSchema,
    lead: z.string().describe('Founding text'),
    cta: linkSchema,
    services: z.object({ heading: phraseSchema, cards: z.array(serviceCardSchema).length(4) }),
    carousel: z.object({
      label: z.string().describe('Name of the carousel for screen readers'),
      role: z.string().describe('What a carousel is called for screen readers'),
      slides: z
        .array(z.object({ title: z.string(), text: z.string(), score: slideScoreSchema }))
        .length(9),
      pause: z.string(),
      play: z.string(),
      previous: z.string(),
      next: z.string(),
      position: z
        .string()
        .describe('Name of a slide for screen readers: {title}, {number}, {total}'),
    }),
    pullOffs: z.object({
      heading: phraseSchema,
      countriesNumber: z.string(),
      countries: z.string().describe('What the number of countries counts'),
      brandsNumber: z.string(),
      brands: z.string().describe('What the number of brands counts'),
      peopleNumber: z.string(),
      people: z.string().describe('What the number of people counts'),
    }),
    work: z.object({
      heading: phraseSchema,
      more: linkSchema,
      seeMore: z.string().describe('Shown on a tile’s dot'),
    }),
    blogs: z.object({ heading: phraseSchema, more: linkSchema }),
  }),
  blogs: z.object({
    meta: metaSchema,
    heading: pageHeadingSchema,
    categories: z.object({ label: z.string(), all: z.string() }),
    promo: z.object({ heading: z.array(phraseSchema), lead: z.string(), cta: linkSchema }),
    earlier: phraseSchema.describe('Heading of the remaining blogs'),
    empty: z.object({ heading: phraseSchema, text: z.string(), cta: linkSchema }),
    failed: z.object({ heading: phraseSchema, text: z.string(), retry: z.string() }),
    loading: z.string().describe('Said while blogs are being fetched'),
    pages: z.object({
      label: z.string(),
      newer: z.string(),
      older: z.string(),
      position: z.string(),
    }),
  }),
  blog: z.object({
    meta: metaSchema,
    by: z.string().describe('Before the author’s name'),
    contents: z.string().describe('Heading of the table of contents'),
    related: phraseSchema,
    missing: z.object({ title: z.string(), text: z.string(), cta: linkSchema }),
    failed: z.object({ title: z.string(), text: z.string(), retry: z.string() }),
  }),
  'contact-us': z.object({
    meta: metaSchema,
    heading: pageHeadingSchema,
    form: z.object({
      label: z.string(),
      fields: z.object({
        firstName: z.string(),
        lastName: z.string(),
        phone: z.string(),
        email: z.string(),
        subject: z.string(),
        company: z.string(),
        message: z.string(),
      }),
      phoneExample: z.string(),
      send: z.string(),
      sending: z.string(),
      note: z.string().describe('Beside the button; {privacy} becomes the link'),
      privacy: linkSchema,
      stored: z.object({ lead: z.string(), text: z.string() }),
    }),
    dedicated: z.object({ heading: phraseSchema, lead: z.string() }),
    offices: z.string().describe('Heading of the office cities, for screen readers'),
  }),
  'not-found': z.object({
    meta: metaSchema,
    heading: pageHeadingSchema,
    label: z.string().describe('The heading as read aloud'),
    code: z.string(),
    text: z.string(),
    home: linkSchema,
    elsewhere: z.string().describe('Name of the list of links'),
    links: z.array(linkSchema),
  }),
  error: z.object({
    meta: metaSchema,
    heading: z.object({ lines: z.array(phraseSchema) }),
    status: z.string(),
    text: z.string(),
    retry: z.string(),
    home: linkSchema,
    texts: z.record(z.string(), z.string()).describe('Status code → its text'),
  }),
  offline: z.object({
    meta: metaSchema,
    heading: z.string(),
    label: z.string().describe('The heading as read aloud'),
    text: z.string(),
    retry: z.string(),
    saved: z.string(),
    opened: z.object({ today: z.string(), yesterday: z.string(), earlier: z.string() }),
  }),
  'thank-you': z.object({
    meta: metaSchema,
    heading: pageHeadingSchema,
    text: z.string(),
    reference: z.string().describe('Before the reference of the message'),
    links: z.array(linkSchema),
  }),
} as const;

export type PageName = keyof typeof pageSchemas;
export type PageContent<Name extends PageName> = z.infer<(typeof pageSchemas)[Name]>;

/** Words and links that every page shares. */
export const shellSchema = z.object({
  title: z.string().describe('Default document title'),
  description: z.string().describe('Default meta description'),
  preview: z.string().describe('Default preview picture, from the site’s root'),
  previewAlt: z.string(),
  skip: z.string(),
  home: z.string().describe('Name of the logo link'),
  menu: z.object({ label: z.string(), open: z.string(), close: z.string(), located: z.string() }),
  navigation: z
    .array(linkSchema.extend({ emphasised: z.boolean().default(false) }))
    .length(6)
    .describe('The six links of the menu, drawer and footer'),
  footer: z.object({
    tagline: phraseSchema,
    company: z.string(),
    social: z.string(),
    copyright: z.string(),
    privacy: linkSchema,
    newTab: z.string().describe('Said after links that open in a new tab'),
    feed: linkSchema,
  }),
  banner: z.object({ lines: z.array(phraseSchema), cta: linkSchema }),
});
export type ShellContent = z.infer<typeof shellSchema>;

/** What a visitor is asked before an advertisement is measured. */
export const consentSchema = z.object({
  label: z.string().describe('Name of the question for screen readers'),
  text: z.string().describe('What is counted, in one paragraph'),
  allow: z.string(),
  refuse: z.string(),
});
export type ConsentWords = z.infer<typeof consentSchema>;

/** Words around forms: sentences for every refusal. */
export const formWordsSchema = z.object({
  problems: z.object({
    required: z.string(),
    tooLong: z.string(),
    email: z.string(),
    emailIncomplete: z.string(),
    phone: z.string(),
  }),
  fields: z
    .record(z.string(), z.record(z.string(), z.string()))
    .describe('Field → problem → its own sentence'),
  summary: z.object({
    one: z.string(),
    many: z.string().describe('{count} is the number in words'),
  }),
  numbers: z.array(z.string()).describe('Numbers in words, from zero'),
  refusals: z.object({
    notStored: z.string(),
    notStoredText: z.string(),
    tooLarge: z.string(),
    tooMany: z.string(),
    unreadable: z.string(),
    crossSite: z.string(),
    trap: z.string(),
  }),
  trap: z.string().describe('Label of the field that must stay empty'),
});
export type FormWords = z.infer<typeof formWordsSchema>;

export const caseStudyCategorySchema = z.enum(['branding', 'ich', 'web']);

const pictureSchema = z.object({
  file: z
    .string()
    .regex(/^\.\/[\w.-]+\.webp$/)
    .transform((file) => file.slice(2))
    .describe('File beside these words'),
  alt: z.string().min(1).describe('What the picture shows'),
});

/** A case study's folder: what its tile needs. */
export const caseStudySchema = z.object({
  route: z.string().startsWith('/').describe('Path of its page, exactly as written'),
  client: z.string().min(1),
  sector: z.string().min(1),
  country: z.string().min(1),
  categories: z.array(caseStudyCategorySchema).min(1),
  colour: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i)
    .describe('Plate behind the tile when it closes to a circle'),
  tile: pictureSchema.describe('4:5'),
  wide: pictureSchema.optional().describe('16:10'),
  small: pictureSchema.optional().describe('Square, without a wordmark'),
});
