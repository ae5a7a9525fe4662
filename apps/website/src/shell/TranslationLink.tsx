/** The page in another language, or the nearest to it. */
export interface Translation {
  /** Language, BCP 47. */
  tag: string;
  /** What the language calls itself. */
  name: string;
  direction: 'ltr' | 'rtl';
  href: string;
}

/** The way to another language: one word of its own. */
export function TranslationLink({ tag, name, direction, href }: Translation) {
  return (
    <a href={href} hrefLang={tag} lang={tag} dir={direction}>
      {name}
    </a>
  );
}
