import { toLanguagePath } from '@agency/content/language-paths';
import { defaultLanguage, findLanguage, languages } from '@agency/content/languages';

interface Placed {
  slug?: string | null | undefined;
  language?: string | null | undefined;
}

const toLanguage = ({ language }: Placed) => findLanguage(language) ?? defaultLanguage;

/** Path of a post on the website, in its language. */
export const toPostPath = (post: Placed): string =>
  toLanguagePath(`/blogs/${post.slug ?? ''}`, toLanguage(post));

/** Tags of the languages that visitors can read. */
export const publicTags = languages.filter(({ isOn }) => isOn).map(({ tag }) => tag);

/** Whether visitors can read posts of this one's language. */
export const isReadable = (post: Placed): boolean => toLanguage(post).isOn;
