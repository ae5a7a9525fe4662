import type { Language } from '../language/language.ts';
import type { getWords } from '../language/words.ts';
import type { Times } from './times.ts';

/** What every part of the start page is told: the language, its words, and how it names moments. */
export interface Spoken {
  language: Language;
  words: ReturnType<typeof getWords>['today'];
  times: Times;
}
