import { readBrand } from '@agency/brand/read-brand';
import { readReservedNames } from '@agency/content/reserved-names';
import { findProjectRoot } from '@agency/server/settings';

/** First parts of the website's own addresses, in small letters: no case study can be there. */
export const reservedSlugs = readReservedNames(findProjectRoot(process.cwd()), readBrand());
