import { readBrand } from '@agency/brand/read-brand';

/** The brand's initial and its dot, in the corner of every page. */
export function Icon() {
  return (
    <span className="brand-logo brand-logo--small">
      {readBrand().name.slice(0, 1)}
      <span className="brand-dot" />
    </span>
  );
}
