import { toAgencyTimeZone } from '@agency/brand/brand';
import { toLanguagePath } from '@agency/content/language-paths';
import type { Language } from '@agency/content/languages';
import { fillPlaceholders } from '@agency/content/placeholders';
import type { PageContent } from '@agency/content/schemas/pages';
import type { Blog } from '@agency/contracts';
import { getConfiguredMediaUrl } from '../../content-client/to-media-url.ts';
import { brand } from '../../i18n/brand.ts';
import { toBlogPosting } from '../seo/structured-data.ts';
import { toDate } from './blog-card.ts';
import { toBlogListPath, toBlogPath } from './blog-paths.ts';

/** The Open Graph image that an editor chose, else the cover; undefined if neither exists as JPEG, which all services show. */
export function toOpenGraphImage({
  share_image,
  image: cover,
}: Pick<Blog, 'share_image' | 'image'>) {
  for (const image of [share_image, cover]) {
    const [jpeg] = (image?.sizes ?? [])
      .filter(({ type }) => type === 'image/jpeg')
      .toSorted((a, b) => b.width - a.width);
    const url = jpeg && getConfiguredMediaUrl(jpeg.src);
    if (url) {
      return {
        shareImage: url,
        shareImageAlt: image?.name,
        shareImageSize: { width: jpeg.width, height: jpeg.height },
      };
    }
  }
  return undefined;
}

export const toTranslationPaths = (
  blog: Pick<Blog, 'counterparts'> | undefined,
): Record<string, string> =>
  Object.fromEntries((blog?.counterparts ?? []).map((one) => [one.language, toBlogPath(one.slug)]));

/** The props of a blog's page, except its body. */
export function toBlogPage(
  blog: Blog,
  copy: PageContent<'blog'>,
  {
    site,
    language,
    defaultCategory,
  }: {
    site: string;
    language: Language;
    /** Label of a blog without a category: the brand's name. */
    defaultCategory: string;
  },
) {
  const path = toBlogPath(blog.slug);
  const image = toOpenGraphImage(blog) ?? {
    shareImage: toLanguagePath(`/previews${path}.jpg`, language),
  };
  const { title, header, description, created_at: published } = blog;
  const author = blog.author?.name;
  const category = blog.category?.name;
  const toTitle = (text: string) => fillPlaceholders(copy.meta.title ?? '', { title: text });
  return {
    meta: {
      title: toTitle(blog.search_title ?? title),
      description: blog.search_description ?? (description || undefined),
      shareTitle: blog.share_title ?? toTitle(title),
      ...image,
    },
    breadcrumbs: [
      { name: copy.list, path: '/blogs' },
      { name: title, path },
    ],
    entities: [
      toBlogPosting(
        {
          title,
          description,
          published,
          author,
          category,
          shareImage: image.shareImage,
          path: toLanguagePath(path, language),
        },
        site,
      ),
    ],
    hero: {
      header,
      title,
      description,
      author,
      by: copy.by,
      date: toDate(published, language, toAgencyTimeZone(brand)),
      dateTime: published,
      category: {
        name: category ?? defaultCategory,
        href: toLanguagePath(toBlogListPath({ category }), language),
      },
    },
  };
}

/** The props of the message for a blog that is missing or could not be read; the latter offers a retry. */
export const toBlogProblem = (
  { missing, failed, all }: PageContent<'blog'>,
  { isMissing, path }: { isMissing: boolean; path: string },
) => ({
  heading: [{ text: missing.title, volume: 6 as const }],
  text: isMissing ? missing.text : undefined,
  actions: isMissing ? [all] : [{ label: failed.retry, href: path }, all],
  alert: !isMissing,
});
