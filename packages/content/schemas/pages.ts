import type * as z from 'zod';
import type { PageHeadingContent } from '../phrase.ts';
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

/** Every page's own words, by the name of its folder in `content/pages`. */
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

/** Keys of those parts of a page's words that have a page heading of their own. */
type HeadedPart<Content> = {
  [Part in keyof Content & string]: Content[Part] extends { heading: PageHeadingContent }
    ? Part
    : never;
}[keyof Content & string];

/**
 * Names of the headings that are measured (`src/model/measured-rules.ts`): of a page, of a variant of a page
 * (`thank-you/stored`), and of a case study by its folder.
 */
export type FittedHeading =
  | {
      [Name in PageName]:
        | (PageContent<Name> extends { heading: PageHeadingContent } ? Name : never)
        | `${Name}/${HeadedPart<PageContent<Name>>}`;
    }[PageName]
  | `case-studies/${string}`;
