import { controls as controlsInArabic } from './ar/controls.ts';
import { today as todayInArabic } from './ar/today.ts';
import { controls } from './en/controls.ts';
import { today } from './en/today.ts';
import type { Language } from './language.ts';

/** What the panel says, by language and room. A room that is not here speaks English alone. */
const words = {
  en: { controls, today },
  ar: { controls: controlsInArabic, today: todayInArabic },
};

/** The words of a language. */
export const getWords = (language: Language) => words[language];

/** Those the browser needs: what only the server draws stays there. */
export function getBrowserWords(language: Language) {
  const { today: _drawnByServer, ...rest } = words[language];
  return rest;
}

/** What the browser is given. */
export type BrowserWords = ReturnType<typeof getBrowserWords>;
