/** Longest slug, in characters; the contract's limit. */
const MAX_SLUG_LENGTH = 120;

/** A text as part of an address: small latin letters and digits, words joined by dashes. May come out empty. */
export function toSlug(text: string, maxLength = MAX_SLUG_LENGTH): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, maxLength)
    .replace(/^-+|-+$/g, '');
}

/** The slug itself, or the first of `slug-2`, `slug-3`, … that nobody has. */
export function toFreeSlug(slug: string, taken: ReadonlySet<string>): string {
  if (!taken.has(slug)) return slug;
  for (let number = 2; ; number += 1) {
    const suffix = `-${number}`;
    const candidate = `${slug.slice(0, MAX_SLUG_LENGTH - suffix.length).replace(/-+$/, '')}${suffix}`;
    if (!taken.has(candidate)) return candidate;
  }
}
