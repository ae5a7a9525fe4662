import * as z from 'zod';
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
import { redirectsSchema } from './redirects.ts';
import { retentionSchema } from './retention.ts';
import { teamMemberSchema } from './team-member.ts';

/** A `GET` endpoint of the content API. Its responses are JSON. */
export interface Endpoint {
  /** Path and query. Each `{name}` is a percent-encoded parameter. */
  path: string;
  /** Schema of the parameter or parameters. A request with another value is not sent. */
  params?: z.ZodType<string | number | Record<string, string | number>>;
  /** Schema of a 200 response. In a list, and in the lists of an object, invalid records are skipped. */
  response: z.ZodType;
  /** Message of a 404. Without it a 404 is an error of the host: a list is empty, never missing. */
  notFoundMessage?: string;
  /** Whether the dashboard serves it even if another host has the content. */
  isServedByDashboard?: true;
  /** Whether a page waits half a second for it at most, and then renders without it. */
  isOptional?: true;
  /**
   * Whether a content host other than the dashboard may lack it: after a rejection it is not requested for ten minutes.
   * A path with a query and a request in another language than the default one count as extensions, too.
   */
  isExtension?: true;
  /** Whether it has the query parameter `language={tag}`. Records in a language other than the default one name it. */
  hasLanguage?: true;
  /** Largest response in bytes, if it is not 5 MiB (512 KiB for an extension). */
  maxBytes?: number;
}

/** The content API (docs/product.md, section 6). */
export const endpoints = {
  blogs: {
    path: '/api/blogs',
    response: blogListSchema,
    hasLanguage: true,
    // Some ten thousand blogs.
    maxBytes: 16 * 1024 * 1024,
  },
  'blog-page': {
    path: '/api/blogs?page={page}',
    params: pageNumberSchema,
    response: blogPageSchema,
    notFoundMessage: 'Page does not exist.',
    hasLanguage: true,
  },
  'category-page': {
    path: '/api/blogs?page={page}&category={name}',
    params: z.object({ page: pageNumberSchema, name: categoryNameSchema }),
    response: blogPageSchema,
    notFoundMessage: 'Page does not exist.',
    hasLanguage: true,
  },
  'blog-addresses': {
    path: '/api/blogs?page={page}&fields=address',
    params: pageNumberSchema,
    response: blogAddressesSchema,
    notFoundMessage: 'Page does not exist.',
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
    notFoundMessage: 'Blog Does not exist.',
    hasLanguage: true,
  },
  'related-blogs': {
    path: '/api/related-blogs/{id}',
    params: z.int().positive(),
    response: z.array(listedBlogSchema),
    notFoundMessage: 'Blog Does not exist.',
    hasLanguage: true,
  },
  'category-blogs': {
    path: '/api/category-blogs/{name}',
    params: categoryNameSchema,
    response: z.array(listedBlogSchema),
    notFoundMessage: 'Category does not exist.',
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
    notFoundMessage: 'Content does not exist.',
    isOptional: true,
    isExtension: true,
    hasLanguage: true,
  },
  redirects: {
    path: '/api/addresses',
    response: redirectsSchema,
    isOptional: true,
    isExtension: true,
    maxBytes: 4 * 1024 * 1024,
  },
  // Those of the dashboard, without those in content files.
  'case-studies': {
    path: '/api/case-studies',
    response: z.array(listedCaseStudySchema),
    isOptional: true,
    isExtension: true,
    hasLanguage: true,
    maxBytes: 4 * 1024 * 1024,
  },
  'case-study': {
    path: '/api/case-studies/{name}',
    params: caseStudyNameSchema,
    response: wireCaseStudySchema,
    notFoundMessage: 'Case study does not exist.',
    isExtension: true,
    hasLanguage: true,
  },
  openings: {
    path: '/api/openings',
    response: openingListSchema,
    isServedByDashboard: true,
    isOptional: true,
    isExtension: true,
    hasLanguage: true,
  },
  opening: {
    path: '/api/openings/{slug}',
    params: slugSchema,
    response: openingPageSchema,
    notFoundMessage: 'Opening does not exist.',
    isServedByDashboard: true,
    hasLanguage: true,
  },
  retention: { path: '/api/retention', response: retentionSchema, isServedByDashboard: true },
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpoints;
/** Body of a 200 response. */
export type EndpointResponse<Name extends EndpointName> = z.infer<
  (typeof endpoints)[Name]['response']
>;
/** The parameter or parameters, if any. */
export type EndpointParams<Name extends EndpointName> = (typeof endpoints)[Name] extends {
  params: z.ZodType<infer Params>;
}
  ? Params
  : undefined;

/** The intake of forms: POST, `Authorization: Bearer`, `Idempotency-Key`. */
export const intakePaths = {
  contact: '/api/submissions/contact',
  enquiry: '/api/submissions/enquiry',
  careers: '/api/submissions/careers',
} as const;

/** A second idempotency key of the same message: keys depend on the hour, which may have just changed. */
export const OTHER_KEY_HEADER = 'X-Other-Key';

/** A keyed hash of the sender's IP address, for `messagesAnHour` across all website processes. */
export const SENDER_HEADER = 'X-Sender';

/** Checks the intake: GET, `Authorization: Bearer`; 204, 401, or 507 while nothing can be stored. */
export const INTAKE_CHECK_PATH = '/api/submissions/ping';

export type FormName = keyof typeof intakePaths;

/** Rate limit of each form and sender. */
export const messagesAnHour: Record<FormName, number> = {
  contact: 600,
  enquiry: 600,
  careers: 240,
};

/** The cache tag of all responses with changing content, for purging a shared cache (docs/deployment.md). */
export const CONTENT_TAG = 'content';
