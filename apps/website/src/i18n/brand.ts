import { parseBrand } from '@agency/brand/brand';
import source from '../../../../brand.yaml?raw';

/** The brand as it was when the site was built. */
export const brand = parseBrand(source);
