import * as z from 'zod';
import { addressesSchema } from './addresses.ts';
import {
  blogListSchema,
  blogSchema,
  languageTagSchema,
  listedBlogSchema,
  slugSchema,
  wireSlugSchema,
} from './blog.ts';
import {
  blogAddressesSchema,
  blogPageSchema,
  categoryNameSchema,
  pageNumberSchema,
} from './blog-page.ts';
import { caseStudyNameSchema, listedCaseStudySchema, wireCaseStudySchema } from './case-study.ts';
import { contentKeySchema, contentSchema } from './content.ts';
import { openingListSchema, openingPageSchema } from './opening.ts';
import { retentionSchema } from './retention.ts';
import { teamMemberSchema } from './team-member.ts';

/** One call the website makes to read content: `GET`, answered with JSON. */
export interface Endpoint {
  /** With its query, if it has one. Each `{parameter}` in it stands for a value, which is percent-encoded. */
  path: string;
  /** What that parameter may be, or each of several. Anything else is not asked for. */
  parameter?: z.ZodType<string | number | Record<string, string | number>>;
  /** What a 200 brings. Of a list, and of the lists in an object, a bad record costs that record alone. */
  answer: z.ZodType;
  /** What a 404 says. Without it a 404 is a fault of the dashboard: a list is never missing, only empty. */
  missing?: string;
  /** Asked of the dashboard that keeps the messages, also where another host answers the others. */
  isOfMessages?: true;
  /** A page is whole without it: nobody waits long for it, and a host that does not know the call is none that fails. */
  isExtra?: true;
  /**
   * Whether its query may name a language, `language={tag}`. Without it, or with the tag of the default one, the answer is
   * in the default language. A host that does not know languages answers in the default one or says none.
   */
  hasLanguage?: true;
  /** Longest answer in bytes, where it may be longer than others of its kind. */
  maxBytes?: number;
}

const MISSING_BLOG = 'Blog Does not exist.';
const MISSING_CASE_STUDY = 'Case study does not exist.';
const MISSING_CATEGORY = 'Category does not exist.';
const MISSING_CONTENT = 'Content does not exist.';
const MISSING_OPENING = 'Opening does not exist.';
const MISSING_PAGE = 'Page does not exist.';

/** A call about blogs, which are written in one language each. */
const ofLanguage = { hasLanguage: true } as const;

/** Every call the website makes to read content (docs/product.md, section 6). A new resource is one entry. */
export const endpoints = {
  blogs: { path: '/api/blogs', answer: blogListSchema, ...ofLanguage },
  'blog-page': {
    path: '/api/blogs?page={page}',
    parameter: pageNumberSchema,
    answer: blogPageSchema,
    missing: MISSING_PAGE,
    ...ofLanguage,
  },
  'category-page': {
    path: '/api/blogs?page={page}&category={name}',
    parameter: z.object({ page: pageNumberSchema, name: categoryNameSchema }),
    answer: blogPageSchema,
    missing: MISSING_PAGE,
    ...ofLanguage,
  },
  'blog-addresses': {
    path: '/api/blogs?page={page}&fields=address',
    parameter: pageNumberSchema,
    answer: blogAddressesSchema,
    missing: MISSING_PAGE,
    ...ofLanguage,
  },
  'featured-blogs': {
    path: '/api/featured-blogs/',
    answer: z.array(listedBlogSchema),
    ...ofLanguage,
  },
  blog: {
    path: '/api/blog-slug/{slug}',
    parameter: wireSlugSchema,
    answer: blogSchema,
    missing: MISSING_BLOG,
    ...ofLanguage,
  },
  'related-blogs': {
    path: '/api/related-blogs/{id}',
    parameter: z.int().positive(),
    answer: z.array(listedBlogSchema),
    missing: MISSING_BLOG,
    ...ofLanguage,
  },
  'category-blogs': {
    path: '/api/category-blogs/{name}',
    parameter: categoryNameSchema,
    answer: z.array(listedBlogSchema),
    missing: MISSING_CATEGORY,
    ...ofLanguage,
  },
  'team-members': { path: '/api/team-members/', answer: z.array(teamMemberSchema) },
  // Those of them who have a name and a position in a language. A host that does not know languages answers with words of the
  // default one: its members do not say `language`.
  'language-team-members': {
    path: '/api/team-members/?language={language}',
    parameter: z.object({ language: languageTagSchema }),
    answer: z.array(teamMemberSchema),
  },
  content: {
    path: '/api/content/{key}',
    parameter: contentKeySchema,
    answer: contentSchema,
    missing: MISSING_CONTENT,
    isExtra: true,
  },
  // A host that does not know languages may answer with words of the default one: they do not say `language`.
  'language-content': {
    path: '/api/content/{key}?language={language}',
    parameter: z.object({ key: contentKeySchema, language: languageTagSchema }),
    answer: contentSchema,
    missing: MISSING_CONTENT,
    isExtra: true,
  },
  // A thousand of the longest paths and targets.
  addresses: {
    path: '/api/addresses',
    answer: addressesSchema,
    isExtra: true,
    maxBytes: 4 * 1024 * 1024,
  },
  // Only those of the dashboard, not those in content files (docs/content.md).
  'case-studies': {
    path: '/api/case-studies',
    answer: z.array(listedCaseStudySchema),
    isExtra: true,
  },
  'case-study': {
    path: '/api/case-studies/{name}',
    parameter: caseStudyNameSchema,
    answer: wireCaseStudySchema,
    missing: MISSING_CASE_STUDY,
    isExtra: true,
  },
  // Those of them that are published in a language. A host that does not know languages says none of its studies.
  'language-case-studies': {
    path: '/api/case-studies?language={language}',
    parameter: z.object({ language: languageTagSchema }),
    answer: z.array(listedCaseStudySchema),
    isExtra: true,
  },
  'language-case-study': {
    path: '/api/case-studies/{name}?language={language}',
    parameter: z.object({ name: caseStudyNameSchema, language: languageTagSchema }),
    answer: wireCaseStudySchema,
    missing: MISSING_CASE_STUDY,
    isExtra: true,
  },
  // Whoever keeps the applications decides what is open.
  openings: {
    path: '/api/openings',
    answer: openingListSchema,
    isOfMessages: true,
    isExtra: true,
  },
  opening: {
    path: '/api/openings/{slug}',
    parameter: slugSchema,
    answer: openingPageSchema,
    missing: MISSING_OPENING,
    isOfMessages: true,
  },
  // Those that are written in a language. A host that does not know languages answers with those of the default one: they do
  // not say `language`.
  'language-openings': {
    path: '/api/openings?language={language}',
    parameter: z.object({ language: languageTagSchema }),
    answer: openingListSchema,
    isOfMessages: true,
    isExtra: true,
  },
  'language-opening': {
    path: '/api/openings/{slug}?language={language}',
    parameter: z.object({ slug: slugSchema, language: languageTagSchema }),
    answer: openingPageSchema,
    missing: MISSING_OPENING,
    isOfMessages: true,
  },
  retention: { path: '/api/retention', answer: retentionSchema, isOfMessages: true },
} as const satisfies Record<string, Endpoint>;

/** Name of a call, as in `blogs`. */
export type EndpointName = keyof typeof endpoints;
/** What a call is answered with. */
export type Answer<Name extends EndpointName> = z.infer<(typeof endpoints)[Name]['answer']>;

/** Where forms are handed over: POST, `Authorization: Bearer`, `Idempotency-Key`. */
export const intakePaths = {
  contact: '/api/submissions/contact',
  enquiry: '/api/submissions/enquiry',
  careers: '/api/submissions/careers',
} as const;

/**
 * Header of the intake beside `Idempotency-Key`: the other key that the same message may come under, where keys are made
 * from what it says and the hour, and an hour is about to end or has just begun. Stored under either, it is stored.
 */
export const OTHER_KEY_HEADER = 'X-Other-Key';

/** Header of the intake: a keyed hash of the sender's address, for `messagesAnHour` of all websites together. */
export const SENDER_HEADER = 'X-Sender';

/** Where the website asks whether a form would be taken: GET with `Authorization: Bearer`; 204, 401, or 507 while nothing can be stored. */
export const INTAKE_CHECK_PATH = '/api/submissions/ping';

export type FormName = keyof typeof intakePaths;

/** Messages of one form that one address may have stored in an hour: more is a flood, and refused with 429. */
export const messagesAnHour: Record<FormName, number> = {
  contact: 600,
  enquiry: 600,
  careers: 240,
};
