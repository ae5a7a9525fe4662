import { getBrand } from '../platform/brand.ts';

/** The brand's wordmark and its dot, above the sign-in form. */
export function Logo() {
  return (
    <span className="brand-logo">
      {getBrand().name}
      <span className="brand-dot" />
    </span>
  );
}
