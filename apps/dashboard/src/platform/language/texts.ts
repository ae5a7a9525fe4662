import * as arabic from './ar/index.ts';
import * as english from './en/index.ts';
import type { Translated } from './format-text.ts';
import type { PanelLanguage } from './language.ts';

/** All texts of the panel, by namespace. */
export type Texts = Translated<typeof english>;

const texts: Record<PanelLanguage, Texts> = { en: english, ar: arabic };

export const getTexts = (language: PanelLanguage): Texts => texts[language];

/** The namespaces that are sent to the browser. */
export type BrowserTexts = Omit<Texts, 'errors' | 'today' | 'health' | 'payload'>;

export function getBrowserTexts(language: PanelLanguage): BrowserTexts {
  const { errors: _e, today: _t, health: _h, payload: _p, ...rest } = texts[language];
  return rest;
}
