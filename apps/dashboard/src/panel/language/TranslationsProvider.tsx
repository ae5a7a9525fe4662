'use client';

import { createContext, type PropsWithChildren, useContext } from 'react';
import { formatText } from '../../platform/language/format-text.ts';
import type { Translations } from '../../platform/language/get-translations.ts';
import type { PanelLanguage } from '../../platform/language/language.ts';
import type { BrowserTexts, Texts } from '../../platform/language/texts.ts';

interface ProvidedTexts {
  language: PanelLanguage;
  texts: BrowserTexts;
}

const TranslationsContext = createContext<ProvidedTexts | undefined>(undefined);

/** Provides client components with the texts of one language. Both change only with the whole page. */
export function TranslationsProvider({ children, ...texts }: PropsWithChildren<ProvidedTexts>) {
  return <TranslationsContext value={texts}>{children}</TranslationsContext>;
}

/** The texts of a namespace in client components; server code calls `getTranslations`. */
export function useTranslations<Namespace extends keyof BrowserTexts & keyof Texts>(
  namespace: Namespace,
): Translations<Namespace> {
  const provided = useContext(TranslationsContext);
  if (!provided) throw new Error('useTranslations is called outside of TranslationsProvider');
  const { language, texts } = provided;
  return {
    language,
    // Both types have the same texts for a shared namespace.
    texts: texts[namespace] as Texts[Namespace],
    t: (text, values) => formatText(language, text, values),
  };
}
