import { Link } from '@payloadcms/ui';

/** The content in one of the site's languages. */
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
  /** Shown for a language without this content. */
  absent: string;
}

/** Links to the translations of a content document. Renders nothing for one language. */
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
