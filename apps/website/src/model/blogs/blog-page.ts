import { toLanguagePath } from '@agency/content/language-paths';
import type { Language } from '@agency/content/languages';
import { fillPlaceholders } from '@agency/content/placeholders';
import type { PageContent } from '@agency/content/schemas/pages';
import type { Blog, Image } from '@agency/contracts';
import { toBlogPosting } from '../head/structured-data.ts';
import { toDate } from './blog-card.ts';
import { toBlogListPath, toBlogPath } from './blog-paths.ts';

/** The picture of a shared link, in a format that every program can show. */
interface SharedPicture {
  address: string;
  alt: string;
  size: { width: number; height: number };
}

/**
 * The picture that a blog is shared with: the one chosen for it, else its cover. Nothing where neither is there as a JPEG.
 * @param toAddress turns a picture's `src` into its address; nothing when it could lead elsewhere
 */
export function toSharedPicture(
  { share_image, image }: Pick<Blog, 'share_image' | 'image'>,
  toAddress: (src: string) => string | undefined,
): SharedPicture | undefined {
  for (const picture of [share_image, image]) {
    const jpeg = picture && findJpeg(picture);
    const address = jpeg && toAddress(jpeg.src);
    if (address) {
      return { address, alt: picture.name, size: { width: jpeg.width, height: jpeg.height } };
    }
  }
  return undefined;
}

const findJpeg = ({ sizes = [] }: Image) =>
  sizes.filter(({ type }) => type === 'image/jpeg').toSorted((a, b) => b.width - a.width)[0];

/** Paths of the same blog in other languages, by their tags. */
export const toCounterpartPaths = (
  blog: Pick<Blog, 'counterparts'> | undefined,
): Record<string, string> =>
  Object.fromEntries((blog?.counterparts ?? []).map((one) => [one.language, toBlogPath(one.slug)]));

/** What a blog's page says beside its body, ready for the page and its opening. */
export function toBlogPage(
  blog: Blog,
  words: PageContent<'blog'>,
  site: string,
  {
    shared,
    language,
    timeZone,
    defaultCategory,
  }: {
    shared?: SharedPicture;
    language: Language;
    timeZone: string;
    /** Labels a blog without a category: the brand's name. */
    defaultCategory: string;
  },
) {
  const path = toBlogPath(blog.slug);
  const preview = shared?.address ?? toLanguagePath(`/previews${path}.jpg`, language);
  const { title, header, description, created_at: published } = blog;
  const author = blog.author?.name;
  const category = blog.category?.name;
  const toTitle = (text: string) => fillPlaceholders(words.meta.title ?? '', { title: text });
  return {
    meta: {
      title: toTitle(blog.search_title ?? title),
      description: blog.search_description ?? (description || undefined),
      shareTitle: blog.share_title ?? toTitle(title),
      preview,
      ...(shared && { previewAlt: shared.alt, previewSize: shared.size }),
    },
    breadcrumbs: [
      { name: words.list, path: '/blogs' },
      { name: title, path },
    ],
    entities: [
      toBlogPosting(
        {
          ...{ title, description, published, author, category, preview },
          path: toLanguagePath(path, language),
        },
        site,
      ),
    ],
    opening: {
      ...{ header, title, description, author, by: words.by },
      date: toDate(published, language, timeZone),
      dateTime: published,
      category: {
        name: category ?? defaultCategory,
        href: toLanguagePath(toBlogListPath({ category }), language),
      },
    },
  };
}

/**
 * What stands in a blog's place when there is none: a way to the list, and before it a way to try again when it could
 * not be read. Whether it exists is not known then, so nothing more is said.
 * @param path path of the page that was asked for
 */
export function toBlogProblem(
  { missing, failed, all }: PageContent<'blog'>,
  { isMissing, path }: { isMissing: boolean; path: string },
) {
  return {
    heading: [{ text: missing.title, volume: 6 as const }],
    text: isMissing ? missing.text : undefined,
    actions: isMissing ? [all] : [{ label: failed.retry, href: path }, all],
    alert: !isMissing,
  };
}
