import type { ServerProps } from 'payload';
import type { ReactNode } from 'react';
import { toPanelLanguage } from './language.ts';
import { TranslationsProvider } from './TranslationsProvider.tsx';
import { getBrowserTexts } from './texts.ts';

/** Provides the browser with the texts of the current language only. */
export function PanelTranslations({ i18n, children }: ServerProps & { children: ReactNode }) {
  const language = toPanelLanguage(i18n);
  return (
    <TranslationsProvider language={language} texts={getBrowserTexts(language)}>
      {children}
    </TranslationsProvider>
  );
}
