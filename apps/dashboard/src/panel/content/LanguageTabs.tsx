import { Link } from '@payloadcms/ui';

/** Words in one of the site's languages. */
export interface LanguageTab {
  tag: string;
  name: string;
  /** Where they are; nothing where the language has none of them. */
  href?: string;
}

interface LanguageTabsProps {
  tabs: LanguageTab[];
  /** Tag of the language that is shown. */
  current: string;
  /** What the tabs are. */
  label: string;
  /** Said of a language without these words. */
  absent: string;
}

/** Leads from words to the same in another language. Nothing where there is one. */
export function LanguageTabs({ tabs, current, label, absent }: LanguageTabsProps) {
  if (tabs.length < 2) return null;
  return (
    <nav className="words-languages" aria-label={label}>
      {tabs.map(({ tag, name, href }) =>
        href ? (
          <Link
            key={tag}
            href={href}
            prefetch={false}
            lang={tag}
            {...(tag === current && { 'aria-current': 'page' })}
          >
            {name}
          </Link>
        ) : (
          <span key={tag}>
            <bdi lang={tag}>{name}</bdi> ({absent})
          </span>
        ),
      )}
    </nav>
  );
}
