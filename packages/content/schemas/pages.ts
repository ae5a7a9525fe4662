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

/** The copy of each page, by its folder in `content/pages`. */
export const pageSchemas = {
  landing: landingPageSchema,
  blogs: blogsPageSchema,
  blog: blogPageSchema,
  'our-work': ourWorkPageSchema,
  company: companyPageSchema,
  'people-of-cairo': peopleOfCairoPageSchema,
  nasj: nasjPageSchema,
  'privacy-policy': privacyPolicyPageSchema,
  'case-study': caseStudyPageSchema,
  careers: careersPageSchema,
  opening: openingPageSchema,
  'contact-us': contactUsPageSchema,
  'not-found': notFoundPageSchema,
  error: errorPageSchema,
  offline: offlinePageSchema,
  search: searchPageSchema,
  'thank-you': thankYouPageSchema,
  withdraw: withdrawPageSchema,
  'our-savvy': ourSavvyPageSchema,
  'branding-development-and-management': servicePageSchema,
  'integrated-communications-handling': servicePageSchema,
  'web-services': servicePageSchema,
  'reputation-public-opinion': servicePageSchema,
} as const;

export type PageName = keyof typeof pageSchemas;
export type PageContent<Name extends PageName> = z.infer<(typeof pageSchemas)[Name]>;

/** Name of a measured heading: of a page, of its variant (`thank-you/stored`), or of a case study. */
export type FittedHeading = PageName | `${PageName | 'case-studies'}/${string}`;
