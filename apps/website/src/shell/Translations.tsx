/** The page in another language, or the nearest to it. */
export interface Translation {
  /** Language, BCP 47. */
  tag: string;
  /** What the language calls itself. */
  name: string;
  direction: 'ltr' | 'rtl';
  href: string;
}

/** The ways to the site's other languages, each one word of its own, as entries of a list. */
export function Translations({ links }: { links: readonly Translation[] }) {
  return links.map(({ tag, name, direction, href }) => (
    <li key={tag}>
      <a href={href} hrefLang={tag} lang={tag} dir={direction} data-label={name}>
        {name}
      </a>
    </li>
  ));
}
