import * as z from 'zod';
import { addressesSchema } from './addresses.ts';
import {
  blogListSchema,
  blogSchema,
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

/** A `GET` endpoint that the website reads content from. Its responses are JSON. */
export interface Endpoint {
  /** Path with its query, if it has one. Each `{name}` stands for a parameter, which is percent-encoded. */
  path: string;
  /** Schema of the parameter, or of several. A request with any other value is not sent. */
  params?: z.ZodType<string | number | Record<string, string | number>>;
  /** Schema of a 200 response. In a list, and in the lists of an object, a bad record is skipped alone. */
  response: z.ZodType;
  /** Message of a 404. Without it a 404 is a fault of the host: a list is never missing, only empty. */
  missing?: string;
  /** Whether it is requested of the dashboard that stores the messages, also where another host has the content. */
  isOfMessages?: true;
  /** Whether a page is complete without it: a visitor hardly waits for it, and a host may lack it. */
  isExtra?: true;
  /**
   * Whether it takes a further query parameter, `language={tag}`. Without it the response is in the default language. In
   * another one each record names it as `language`.
   */
  hasLanguage?: true;
  /** Largest response in bytes, where it may be larger than others of its kind. */
  maxBytes?: number;
}

const MISSING_BLOG = 'Blog Does not exist.';
const MISSING_CASE_STUDY = 'Case study does not exist.';
const MISSING_CATEGORY = 'Category does not exist.';
const MISSING_CONTENT = 'Content does not exist.';
const MISSING_OPENING = 'Opening does not exist.';
const MISSING_PAGE = 'Page does not exist.';

/** Longest list of blogs in bytes: some ten thousand with their covers. */
const MAX_LIST_BYTES = 16 * 1024 * 1024;

/** Every endpoint the website reads content from (docs/product.md, section 6). A new resource is one entry. */
export const endpoints = {
  blogs: {
    path: '/api/blogs',
    response: blogListSchema,
    hasLanguage: true,
    maxBytes: MAX_LIST_BYTES,
  },
  'blog-page': {
    path: '/api/blogs?page={page}',
    params: pageNumberSchema,
    response: blogPageSchema,
    missing: MISSING_PAGE,
    hasLanguage: true,
  },
  'category-page': {
    path: '/api/blogs?page={page}&category={name}',
    params: z.object({ page: pageNumberSchema, name: categoryNameSchema }),
    response: blogPageSchema,
    missing: MISSING_PAGE,
    hasLanguage: true,
  },
  'blog-addresses': {
    path: '/api/blogs?page={page}&fields=address',
    params: pageNumberSchema,
    response: blogAddressesSchema,
    missing: MISSING_PAGE,
    hasLanguage: true,
  },
  'featured-blogs': {
    path: '/api/featured-blogs/',
    response: z.array(listedBlogSchema),
    hasLanguage: true,
  },
  blog: {
    path: '/api/blog-slug/{slug}',
    params: wireSlugSchema,
    response: blogSchema,
    missing: MISSING_BLOG,
    hasLanguage: true,
  },
  'related-blogs': {
    path: '/api/related-blogs/{id}',
    params: z.int().positive(),
    response: z.array(listedBlogSchema),
    missing: MISSING_BLOG,
    hasLanguage: true,
  },
  'category-blogs': {
    path: '/api/category-blogs/{name}',
    params: categoryNameSchema,
    response: z.array(listedBlogSchema),
    missing: MISSING_CATEGORY,
    hasLanguage: true,
  },
  'team-members': {
    path: '/api/team-members/',
    response: z.array(teamMemberSchema),
    hasLanguage: true,
  },
  content: {
    path: '/api/content/{key}',
    params: contentKeySchema,
    response: contentSchema,
    missing: MISSING_CONTENT,
    isExtra: true,
    hasLanguage: true,
  },
  // A thousand of the longest paths and targets.
  addresses: {
    path: '/api/addresses',
    response: addressesSchema,
    isExtra: true,
    maxBytes: 4 * 1024 * 1024,
  },
  // Only those of the dashboard, not those in content files (docs/content.md).
  'case-studies': {
    path: '/api/case-studies',
    response: z.array(listedCaseStudySchema),
    isExtra: true,
    hasLanguage: true,
    maxBytes: 4 * 1024 * 1024,
  },
  'case-study': {
    path: '/api/case-studies/{name}',
    params: caseStudyNameSchema,
    response: wireCaseStudySchema,
    missing: MISSING_CASE_STUDY,
    isExtra: true,
    hasLanguage: true,
  },
  // The host that stores the applications decides what is open.
  openings: {
    path: '/api/openings',
    response: openingListSchema,
    isOfMessages: true,
    isExtra: true,
    hasLanguage: true,
  },
  opening: {
    path: '/api/openings/{slug}',
    params: slugSchema,
    response: openingPageSchema,
    missing: MISSING_OPENING,
    isOfMessages: true,
    hasLanguage: true,
  },
  retention: { path: '/api/retention', response: retentionSchema, isOfMessages: true },
} as const satisfies Record<string, Endpoint>;

/** Name of an endpoint, as in `blogs`. */
export type EndpointName = keyof typeof endpoints;
/** Body of its 200 responses. */
export type EndpointResponse<Name extends EndpointName> = z.infer<
  (typeof endpoints)[Name]['response']
>;
/** Its parameter, or several; `undefined` where it takes none. */
export type EndpointParams<Name extends EndpointName> = (typeof endpoints)[Name] extends {
  params: z.ZodType<infer Params>;
}
  ? Params
  : undefined;

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
