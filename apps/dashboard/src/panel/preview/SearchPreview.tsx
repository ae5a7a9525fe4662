import { readBrand } from '@agency/brand/read-brand';
import { SearchCards } from './SearchCards.tsx';

/** Below the fields for search and share: what becomes of them. */
export function SearchPreview() {
  const { name, siteUrl } = readBrand();
  return <SearchCards brandName={name} host={new URL(siteUrl).host} />;
}
