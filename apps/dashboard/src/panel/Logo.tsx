import { readBrand } from '@agency/brand/read-brand';

/** The brand's wordmark and its dot, above the sign-in form. */
export function Logo() {
  return (
    <span className="brand-logo">
      {readBrand().name}
      <span className="brand-dot" />
    </span>
  );
}
