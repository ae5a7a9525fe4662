import { toLanguagePath } from '@agency/content/language-paths';
import { publicLanguages, toLanguage } from '@agency/content/languages';

interface PostLocation {
  slug?: string | null | undefined;
  language?: string | null | undefined;
}

/** Path of a post on the website, in its language. */
export const toPostPath = (post: PostLocation): string =>
  toLanguagePath(`/blogs/${post.slug ?? ''}`, toLanguage(post.language));

/** Tags of the languages that visitors can read. */
export const publicTags = publicLanguages.map(({ tag }) => tag);

/** Whether visitors can read posts of this one's language. */
export const isReadable = (post: PostLocation): boolean => toLanguage(post.language).isOn;
