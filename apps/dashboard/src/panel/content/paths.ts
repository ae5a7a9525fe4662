import { defaultLanguage } from '@agency/content/languages';

/** Where all words and facts are listed. */
export const CONTENT_PATH = '/admin/words';

/** Where they are listed in a language. */
export const toContentListPath = (tag: string): string =>
  tag === defaultLanguage.tag ? CONTENT_PATH : `${CONTENT_PATH}?language=${tag}`;

/** Where the words of a file are edited. @param name of the words (`toWordsName`) */
export const toContentPath = (name: string): string => `${CONTENT_PATH}/${name}`;
