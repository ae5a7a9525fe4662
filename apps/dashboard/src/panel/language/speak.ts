import { type Language, toLanguage } from './language.ts';
import { type Plural, say, type Values } from './say.ts';
import { type AllWords, getWords } from './words.ts';

/** The words of a room in one language, and how a phrase of them is filled in. */
export interface Speech<Room extends keyof AllWords> {
  language: Language;
  words: AllWords[Room];
  say: (phrase: string | Plural, values?: Values) => string;
}

/** Speaks the words of a room where the server draws or answers; the browser has `useWords`. */
export function speak<Room extends keyof AllWords>(
  i18n: { language: string },
  room: Room,
): Speech<Room> {
  const language = toLanguage(i18n);
  const words = getWords(language)[room];
  return { language, words, say: (phrase, values) => say(language, phrase, values) };
}
