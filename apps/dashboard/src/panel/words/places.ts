/** Where all words and facts are listed. */
export const WORDS_PATH = '/admin/words';

/** Where the words of a file are edited. */
export const toWordsPath = (key: string): string => `${WORDS_PATH}/${key}`;
