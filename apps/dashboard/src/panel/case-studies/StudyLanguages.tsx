import { defaultLanguage } from '@agency/content/languages';
import type { UIFieldServerProps } from 'payload';
import { getTranslations } from '../language/get-translations.ts';
import { LanguageTabs } from '../words/LanguageTabs.tsx';
import { listStudyTabs } from '../words/read-study-form.tsx';

/** Above the form of a case study: the way to its words in other languages. */
export function StudyLanguages({ id, i18n }: UIFieldServerProps) {
  if (id === undefined) return null;
  const { texts } = getTranslations(i18n, 'content');
  const { languages, absent } = texts.compared;
  return (
    <LanguageTabs
      tabs={listStudyTabs(Number(id))}
      current={defaultLanguage.tag}
      label={languages}
      absent={absent}
    />
  );
}
