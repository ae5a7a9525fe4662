import { readBrand } from '@agency/brand/read-brand';

/** The brand's wordmark and its dot, above the sign-in form. */
export const Logo = () => (
  <span className="brand-logo">
    {readBrand().name}
    <span className="brand-dot" />
  </span>
);

/** The brand's initial and its dot, in the corner of every page. */
export const Icon = () => (
  <span className="brand-logo brand-logo--small">
    {readBrand().name.slice(0, 1)}
    <span className="brand-dot" />
  </span>
);
