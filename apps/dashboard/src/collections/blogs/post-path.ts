import { toLanguagePath } from '@agency/content/language-paths';
import { publicLanguages, toLanguage } from '@agency/content/languages';

interface PostLocation {
  slug?: string | null | undefined;
  language?: string | null | undefined;
}

export const toPostPath = (post: PostLocation): string =>
  toLanguagePath(`/blogs/${post.slug ?? ''}`, toLanguage(post.language));

/** Tags of the public languages. */
export const publicTags = publicLanguages.map(({ tag }) => tag);

/** Whether the language of a post is public. */
export const isReadable = (post: PostLocation): boolean => toLanguage(post.language).isOn;
