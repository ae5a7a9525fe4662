import { defaultLanguage } from '@agency/content/languages';

/** The list of all content documents. */
export const CONTENT_PATH = '/admin/words';

/** The list in a language. */
export const toContentListPath = (tag: string): string =>
  tag === defaultLanguage.tag ? CONTENT_PATH : `${CONTENT_PATH}?language=${tag}`;

/** The editor of one content document. */
export const toContentPath = (name: string): string => `${CONTENT_PATH}/${name}`;
