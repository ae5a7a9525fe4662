import * as z from 'zod';
import { blogListSchema, blogSchema } from './blog.ts';
import { teamMemberSchema } from './team-member.ts';

/**
 * Every call the website makes to read content, as data (docs/product.md, section 6).
 * `path` has at most one `{parameter}`; the value put there is percent-encoded.
 */
export const endpoints = {
  blogBySlug: { method: 'GET', path: '/api/blog-slug/{slug}', answer: blogSchema },
  blogs: { method: 'GET', path: '/api/blogs', answer: blogListSchema },
  featuredBlogs: { method: 'GET', path: '/api/featured-blogs/', answer: z.array(blogSchema) },
  relatedBlogs: { method: 'GET', path: '/api/related-blogs/{id}', answer: z.array(blogSchema) },
  categoryBlogs: { method: 'GET', path: '/api/category-blogs/{name}', answer: z.array(blogSchema) },
  teamMembers: { method: 'GET', path: '/api/team-members/', answer: z.array(teamMemberSchema) },
} as const;

/** Where forms are handed over: POST, `Authorization: Bearer`, `Idempotency-Key`. */
export const intakePaths = {
  contact: '/api/submissions/contact',
  enquiry: '/api/submissions/enquiry',
  careers: '/api/submissions/careers',
} as const;

/** Where the website asks whether its secret would be taken: GET with `Authorization: Bearer`; 204, or 401. */
export const intakeCheckPath = '/api/submissions/ping';

export type FormName = keyof typeof intakePaths;
