import { Link } from '@payloadcms/ui';
import type { Translations } from '../language/get-translations.ts';

/** The content in one of the site's languages. */
export interface LanguageTab {
  tag: string;
  name: string;
  /** Its URL; absent if the language has no such content. */
  href?: string;
}

interface LanguageTabsProps {
  tabs: LanguageTab[];
  /** Tag of the language that is shown. */
  current: string;
  translations: Translations<'content'>;
}

/** Links to the translations of a content document. */
export function LanguageTabs({ tabs, current, translations }: LanguageTabsProps) {
  const { languages: label, absent } = translations.texts.compared;
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

/** The number of fields that differ from the file, as text. */
export const toChangesText = (
  count: number,
  { texts: { state }, t }: Translations<'content'>,
): string => (count === 0 ? state.none : t(state.changes, { count }));

interface TranslationStatusProps {
  missing: number;
  older: number;
  translations: Translations<'content'>;
}

/** Numbers of missing and outdated translations. */
export function TranslationStatus({ missing, older, translations }: TranslationStatusProps) {
  const { texts, t } = translations;
  return (
    <>
      {missing > 0 && (
        <em data-standing="missing">{t(texts.compared.missingCount, { count: missing })}</em>
      )}
      {older > 0 && <em data-standing="older">{t(texts.compared.olderCount, { count: older })}</em>}
    </>
  );
}
