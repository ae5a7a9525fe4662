import { defaultLanguage } from '@agency/content/languages';
import type { UIFieldServerProps } from 'payload';
import { LanguageTabs } from '../content/LanguageTabs.tsx';
import { listCaseStudyTabs } from '../content/read-case-study-form.tsx';
import { getTranslations } from '../language/get-translations.ts';

/** Above the form of a case study: links to its translations. */
export function CaseStudyLanguages({ id, i18n }: UIFieldServerProps) {
  if (id === undefined) return null;
  const { texts } = getTranslations(i18n, 'content');
  const { languages, absent } = texts.compared;
  return (
    <LanguageTabs
      tabs={listCaseStudyTabs(Number(id))}
      current={defaultLanguage.tag}
      label={languages}
      absent={absent}
    />
  );
}
