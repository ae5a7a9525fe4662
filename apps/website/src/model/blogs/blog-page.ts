import { fillPlaces } from '@agency/content/places';
import type { PageContent } from '@agency/content/schemas/pages';
import type { Blog } from '@agency/contracts';
import { toBlogPosting } from '../head/structured-data.ts';
import { toDate } from './blog-card.ts';
import { toBlogListPath, toBlogPath } from './blog-paths.ts';

/** What a blog's page says beside its body, ready for the page and its opening. */
export function toBlogPage(blog: Blog, words: PageContent<'blog'>, site: string) {
  const path = toBlogPath(blog.slug);
  const preview = `/previews${path}.jpg`;
  const { title, header, description, created_at: published } = blog;
  const author = blog.author?.name;
  const category = blog.category?.name;
  return {
    meta: {
      title: fillPlaces(words.meta.title ?? '', { title }),
      description: description || undefined,
      preview,
    },
    breadcrumbs: [
      { name: words.list, path: '/blogs' },
      { name: title, path },
    ],
    entities: [
      toBlogPosting({ title, description, path, published, author, category, preview }, site),
    ],
    opening: {
      ...{ header, title, description, author, by: words.by },
      date: toDate(published),
      dateTime: published,
      category: category ? { name: category, href: toBlogListPath({ category }) } : undefined,
    },
  };
}

/**
 * What stands in a blog's place when there is none: a way to the list when it does not exist, a way to try again when
 * it could not be read.
 * @param path path of the page that was asked for
 */
export function toBlogProblem(
  { missing, failed }: PageContent<'blog'>,
  { isMissing, path }: { isMissing: boolean; path: string },
) {
  return {
    heading: [{ text: missing.title, volume: 6 as const }],
    text: isMissing ? missing.text : failed.text,
    action: isMissing ? missing.cta : { label: failed.retry, href: path },
    alert: !isMissing,
  };
}
