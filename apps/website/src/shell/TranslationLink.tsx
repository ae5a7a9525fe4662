import { LanguageName } from '../ui/LanguageName.tsx';

/** The page in another language, or the nearest page to it. */
export interface Translation {
  tag: string;
  /** The language's own name. */
  name: string;
  direction: 'ltr' | 'rtl';
  href: string;
}

export const TranslationLink = ({ tag, name, direction, href }: Translation) => (
  <a href={href} hrefLang={tag} lang={tag} dir={direction}>
    <LanguageName tag={tag} name={name} />
  </a>
);
