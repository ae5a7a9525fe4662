import { formatText, type Plural, type Values } from './format-text.ts';
import { type PanelLanguage, toPanelLanguage } from './language.ts';
import { getTexts, type Texts } from './texts.ts';

/** The texts of a namespace in one language, and a function that fills in their values. */
export interface Translations<Namespace extends keyof Texts> {
  language: PanelLanguage;
  texts: Texts[Namespace];
  t: (text: string | Plural, values?: Values) => string;
}

/**
 * The texts of a namespace in server code. Payload's `t` has wrong plurals in Arabic (docs/upstream.md). Client components call `useTranslations`.
 */
export function getTranslations<Namespace extends keyof Texts>(
  i18n: { language: string },
  namespace: Namespace,
): Translations<Namespace> {
  const language = toPanelLanguage(i18n);
  const texts = getTexts(language)[namespace];
  return { language, texts, t: (text, values) => formatText(language, text, values) };
}
