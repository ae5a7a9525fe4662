import { defaultLanguage } from '@agency/content/languages';

/** Where all words and facts are listed. */
export const WORDS_PATH = '/admin/words';

/** Where they are listed in a language. */
export const toWordsListPath = (tag: string): string =>
  tag === defaultLanguage.tag ? WORDS_PATH : `${WORDS_PATH}?language=${tag}`;

/** Where the words of a file are edited. @param name of the words (`toWordsName`) */
export const toWordsPath = (name: string): string => `${WORDS_PATH}/${name}`;
