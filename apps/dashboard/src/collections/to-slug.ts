import transliterate from '@sindresorhus/transliterate';

/** Longest slug, in characters; the contract's limit. */
const MAX_SLUG_LENGTH = 120;

/**
 * A text as part of an address: small latin letters and digits, words joined by dashes. Letters of other scripts are written in latin
 * ones. May come out empty, and does where letters that cannot be written so would leave a number alone.
 */
export function toSlug(text: string, maxLength = MAX_SLUG_LENGTH): string {
  // Without its accents first: the letters of one language are spelled by the rules of another otherwise, as ü.
  const plain = text.normalize('NFKD').replace(/[\p{M}'’]/gu, '');
  const slug = transliterate(plain)
    .replace(/['’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, maxLength)
    .replace(/^-+|-+$/g, '');
  return /[a-z]/.test(slug) || !/\p{L}/u.test(plain) ? slug : '';
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
