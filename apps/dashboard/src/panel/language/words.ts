import { controls as controlsInArabic } from './ar/controls.ts';
import { editing as editingInArabic } from './ar/editing.ts';
import { inbox as inboxInArabic } from './ar/inbox.ts';
import { preview as previewInArabic } from './ar/preview.ts';
import { today as todayInArabic } from './ar/today.ts';
import { words as wordsInArabic } from './ar/words.ts';
import { controls } from './en/controls.ts';
import { editing } from './en/editing.ts';
import { inbox } from './en/inbox.ts';
import { preview } from './en/preview.ts';
import { today } from './en/today.ts';
import { words as formWords } from './en/words.ts';
import type { Language } from './language.ts';
import type { Translated } from './say.ts';

const english = { controls, editing, inbox, preview, today, words: formWords };

/** What the panel says in a language, by room. */
export type AllWords = Translated<typeof english>;

const words: Record<Language, AllWords> = {
  en: english,
  ar: {
    controls: controlsInArabic,
    editing: editingInArabic,
    inbox: inboxInArabic,
    preview: previewInArabic,
    today: todayInArabic,
    words: wordsInArabic,
  },
};

/** The words of a language. */
export const getWords = (language: Language): AllWords => words[language];

/** What the browser is given: what only the server draws stays there. */
export type BrowserWords = Omit<AllWords, 'today'>;

/** Those the browser needs. */
export function getBrowserWords(language: Language): BrowserWords {
  const { today: _drawnByServer, ...rest } = words[language];
  return rest;
}
