import type { ServerProps } from 'payload';
import type { ReactNode } from 'react';
import { toPanelLanguage } from '../../platform/language/language.ts';
import { getBrowserTexts } from '../../platform/language/texts.ts';
import { TranslationsProvider } from './TranslationsProvider.tsx';

/** Provides the browser with the texts of the current language only. */
export function PanelTranslations({ i18n, children }: ServerProps & { children: ReactNode }) {
  const language = toPanelLanguage(i18n);
  return (
    <TranslationsProvider language={language} texts={getBrowserTexts(language)}>
      {children}
    </TranslationsProvider>
  );
}
