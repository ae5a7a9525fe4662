import type * as z from 'zod';
import { blogPageSchema } from './blog.ts';
import { blogsPageSchema } from './blogs.ts';
import { contactUsPageSchema } from './contact-us.ts';
import { errorPageSchema } from './error.ts';
import { landingPageSchema } from './landing.ts';
import { notFoundPageSchema } from './not-found.ts';
import { offlinePageSchema } from './offline.ts';
import { thankYouPageSchema } from './thank-you.ts';

/** Every page's own words, by the name of its folder in `content/pages`. */
export const pageSchemas = {
  landing: landingPageSchema,
  blogs: blogsPageSchema,
  blog: blogPageSchema,
  'contact-us': contactUsPageSchema,
  'not-found': notFoundPageSchema,
  error: errorPageSchema,
  offline: offlinePageSchema,
  'thank-you': thankYouPageSchema,
} as const;

export type PageName = keyof typeof pageSchemas;
export type PageContent<Name extends PageName> = z.infer<(typeof pageSchemas)[Name]>;
