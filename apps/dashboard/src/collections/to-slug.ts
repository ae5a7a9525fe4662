import transliterate from '@sindresorhus/transliterate';

/** Limit of the contract, in characters. */
const MAX_SLUG_LENGTH = 120;

/**
 * Slug of a text: lower-case Latin letters and digits, joined by dashes. Other scripts are transliterated. Empty if
 * only digits would remain of a text with letters.
 */
export function toSlug(text: string, maxLength = MAX_SLUG_LENGTH): string {
  // Removes accents first, because transliteration spells letters such as ü by language.
  const plain = text.normalize('NFKD').replace(/[\p{M}'’]/gu, '');
  const slug = transliterate(plain)
    .replace(/['’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, maxLength)
    .replace(/^-+|-+$/g, '');
  return /[a-z]/.test(slug) || !/\p{L}/u.test(plain) ? slug : '';
}

/** The slug, or the first free one of `slug-2`, `slug-3` … */
export function toFreeSlug(slug: string, taken: ReadonlySet<string>): string {
  if (!taken.has(slug)) return slug;
  for (let number = 2; ; number += 1) {
    const suffix = `-${number}`;
    const candidate = `${slug.slice(0, MAX_SLUG_LENGTH - suffix.length).replace(/-+$/, '')}${suffix}`;
    if (!taken.has(candidate)) return candidate;
  }
}
