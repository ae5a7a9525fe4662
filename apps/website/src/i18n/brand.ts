import { parseBrand } from '@agency/brand/brand';
import source from '../../../../brand.yaml?raw';

/**
 * The brand as it was when the site was built. Of this only the name and the time zone of its first office are for pages, which nobody
 * changes without a build: its facts may be others by now (`Astro.locals.readBrand`).
 */
export const brand = parseBrand(source);
