import type { Language } from '../language/language.ts';
import type { getWords } from '../language/words.ts';

/** What every part of the start page is told: the language, and its words. */
export interface Spoken {
  language: Language;
  words: ReturnType<typeof getWords>['today'];
}
