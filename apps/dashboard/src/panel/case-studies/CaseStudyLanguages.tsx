import { defaultLanguage } from '@agency/content/languages';
import type { UIFieldServerProps } from 'payload';
import { listCaseStudyTabs } from '../content/ContentField.tsx';
import { LanguageTabs } from '../content/LanguageTabs.tsx';
import { getTranslations } from '../language/get-translations.ts';

/** Above the form of a case study: links to its translations. */
export function CaseStudyLanguages({ id, i18n }: UIFieldServerProps) {
  if (id === undefined) return null;
  return (
    <LanguageTabs
      tabs={listCaseStudyTabs(Number(id))}
      current={defaultLanguage.tag}
      translations={getTranslations(i18n, 'content')}
    />
  );
}
