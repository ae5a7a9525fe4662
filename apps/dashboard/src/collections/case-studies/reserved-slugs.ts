import { readBrand } from '@agency/brand/read-brand';
import { readReservedNames } from '@agency/content/reserved-names';
import { findProjectRoot } from '@agency/server/settings';

/** First path segments of the website's own pages, in lower case. No case study can have them. */
export const reservedSlugs = readReservedNames(findProjectRoot(process.cwd()), readBrand());
