import { parseBrand } from '@agency/brand/brand';
import source from '../../../../brand.yaml?raw';

/** The brand at build time. Pages use only its name and time zone; other facts have overrides (`Astro.locals.readBrand`). */
export const brand = parseBrand(source);
