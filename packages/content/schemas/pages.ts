import type * as z from 'zod';
import { blogPageSchema } from './blog.ts';
import { blogsPageSchema } from './blogs.ts';
import { careersPageSchema } from './careers.ts';
import { caseStudyPageSchema } from './case-study-page.ts';
import { companyPageSchema } from './company.ts';
import { contactUsPageSchema } from './contact-us.ts';
import { errorPageSchema } from './error.ts';
import { landingPageSchema } from './landing.ts';
import { nasjPageSchema } from './nasj.ts';
import { notFoundPageSchema } from './not-found.ts';
import { offlinePageSchema } from './offline.ts';
import { openingPageSchema } from './opening.ts';
import { ourSavvyPageSchema } from './our-savvy.ts';
import { ourWorkPageSchema } from './our-work.ts';
import { peopleOfCairoPageSchema } from './people-of-cairo.ts';
import { privacyPolicyPageSchema } from './privacy-policy.ts';
import { searchPageSchema } from './search.ts';
import { servicePageSchema } from './service.ts';
import { thankYouPageSchema } from './thank-you.ts';
import { withdrawPageSchema } from './withdraw.ts';

/** The copy of the pages in the sitemap that have one path, by its folder in `content/pages`, in the order of the sitemap. */
export const sitePageSchemas = {
  landing: landingPageSchema,
  company: companyPageSchema,
  'our-work': ourWorkPageSchema,
  'our-savvy': ourSavvyPageSchema,
  'branding-development-and-management': servicePageSchema,
  'integrated-communications-handling': servicePageSchema,
  'web-services': servicePageSchema,
  'reputation-public-opinion': servicePageSchema,
  careers: careersPageSchema,
  blogs: blogsPageSchema,
  'contact-us': contactUsPageSchema,
  'people-of-cairo': peopleOfCairoPageSchema,
  nasj: nasjPageSchema,
  'privacy-policy': privacyPolicyPageSchema,
} as const;

/** The copy of each page; these others are not in the sitemap, or have many paths. */
export const pageSchemas = {
  ...sitePageSchemas,
  blog: blogPageSchema,
  'case-study': caseStudyPageSchema,
  opening: openingPageSchema,
  'not-found': notFoundPageSchema,
  error: errorPageSchema,
  offline: offlinePageSchema,
  search: searchPageSchema,
  'thank-you': thankYouPageSchema,
  withdraw: withdrawPageSchema,
} as const;

export type SitePageName = keyof typeof sitePageSchemas;
export type PageName = keyof typeof pageSchemas;
export type PageContent<Name extends PageName> = z.infer<(typeof pageSchemas)[Name]>;

/** Name of a measured heading: of a page, of its variant (`thank-you/stored`), or of a case study. */
export type FittedHeading = PageName | `${PageName | 'case-studies'}/${string}`;
