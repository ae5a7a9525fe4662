import { defaultLanguage } from '@agency/content/languages';
import {
  ADDRESSES_PER_PAGE,
  BLOGS_PER_PAGE,
  type BlogAddress,
  type BlogAddresses,
  type BlogList,
  type BlogPage,
  type BlogTranslation,
  MAX_RELATED_BLOGS,
  slugSchema,
  type Blog as WireBlog,
} from '@agency/contracts';
import type { FindOptions, Payload, SelectType, Where } from 'payload';
import { toGroup } from '../collections/blogs/translations.ts';
import { MAX_CATEGORY_NAME } from '../collections/categories/categories.ts';
import { resolveLinks } from '../collections/links/resolve-links.ts';
import { onlyIn, pickText } from '../collections/localized-text.ts';
import { toHtml } from '../collections/rich-text/to-html.ts';
import type { Blog, BlogsSelect, Category } from '../payload-types.ts';
import { findPublic } from './find-public.ts';
import { MEDIA_PATH, toImage, toRelated } from './image.ts';
import type { ItemParams, Params } from './queries.ts';
import { createNotFound, toWireLanguage } from './response.ts';

// Maximum of PostgreSQL's integer; a larger number would be an error instead of 404.
const MAX_ID = 2_147_483_647;

// The access rule of the collection selects public posts; `toBlog` selects public fields. Each call is about one
// language, on or off. Names of categories and authors, and descriptions of pictures, are read in all languages.

const { tag: DEFAULT } = defaultLanguage;
const whereLanguage = (language: string): Where => ({ language: { equals: language } });
const isFeatured: Where = { featured: { equals: true } };

/** `GET /api/blogs` */
export async function getBlogList(
  payload: Payload,
  { language = DEFAULT }: Params = {},
): Promise<BlogList> {
  const [[newest], all] = await Promise.all([
    listBlogs(payload, language, isFeatured, 1),
    listBlogs(payload, language),
  ]);
  return { featured: newest ?? null, all };
}

/** `GET /api/blogs?page={page}`, of one category where one is named. */
export async function getBlogPage(
  payload: Payload,
  { page, category, language = DEFAULT }: Params & { page: number; category?: string | undefined },
): Promise<BlogPage> {
  const where = category
    ? whereCategory((await findCategory(payload, category, language)).id)
    : undefined;
  const [{ docs, totalDocs: total }, [newest], categories] = await Promise.all([
    findPage(payload, language, { page, where, limit: BLOGS_PER_PAGE, select: withoutBody }),
    listBlogs(payload, language, isFeatured, 1),
    getCategoriesInUse(payload, language),
  ]);
  return { featured: newest ?? null, all: docs.map(toBlog), total, categories };
}

/** `GET /api/blogs?page={page}&fields=address` */
export async function getBlogSitemap(
  payload: Payload,
  { page, language = DEFAULT }: Params & { page: number },
): Promise<BlogAddresses> {
  const { docs, totalDocs: total } = await findPage(payload, language, {
    page,
    limit: ADDRESSES_PER_PAGE,
    select: {
      slug: true,
      publishedAt: true,
      createdAt: true,
      updatedAt: true,
      image: true,
      language: true,
      translationGroup: true,
    },
    populate: { media: { filename: true } },
  });
  const groups = await findTranslationGroups(payload, { translationGroup: { exists: true } });
  return { all: docs.map((blog) => toSitemapEntry(blog, groups.get(toGroup(blog)))), total };
}

/** `GET /api/featured-blogs/` */
export const getFeaturedBlogs = (
  payload: Payload,
  { language = DEFAULT }: Params,
): Promise<WireBlog[]> => listBlogs(payload, language, isFeatured);

/** `GET /api/blog-slug/{slug}`. For a former slug the response has the current one; the website redirects. */
export async function getBlogBySlug(
  payload: Payload,
  { parameter: slug, language = DEFAULT }: ItemParams,
): Promise<WireBlog> {
  if (!slugSchema.safeParse(slug).success) throw createNotFound('blog');
  const blog =
    (await findBlog(payload, language, { slug: { equals: slug } })) ??
    (await findBlog(payload, language, { formerSlugs: { equals: slug } }));
  if (!blog) throw createNotFound('blog');
  return toArticle(payload, blog);
}

/**
 * The latest version of a blog by the contract, with placeholders for missing fields, and the names of those fields.
 * Nothing if it does not exist or is in the trash. The caller has checked the signed link.
 */
export async function getBlogDraft(payload: Payload, id: number) {
  const blog: Partial<Blog> | null = await payload.findByID({
    collection: 'blogs',
    id,
    draft: true,
    depth: 1,
    locale: 'all',
    disableErrors: true,
    // The signed link is the permission.
    overrideAccess: true,
  });
  if (!blog) return undefined;
  const { title, description, content, slug } = blog;
  const needed = { Title: title, Description: description, Article: content, Address: slug };
  const category = toRelated(blog.category);
  return {
    draft: await toArticle(payload, {
      ...(blog as Blog),
      title: title || 'Untitled',
      description: description ?? '',
      slug: slugSchema.safeParse(slug).data ?? 'draft',
    }),
    related: category
      ? await listBlogs(payload, blog.language, whereCategory(category.id), MAX_RELATED_BLOGS)
      : [],
    lacks: Object.entries(needed).flatMap(([name, value]) => (value ? [] : [name])),
  };
}

/** `GET /api/related-blogs/{id}`: the newest blogs of the same category, which may include this one. */
export async function getRelatedBlogs(
  payload: Payload,
  { parameter: id, language = DEFAULT }: ItemParams,
): Promise<WireBlog[]> {
  const isId = /^[1-9]\d{0,9}$/.test(id) && Number(id) <= MAX_ID;
  const blog = isId && (await findBlog(payload, language, { id: { equals: Number(id) } }));
  if (!blog) throw createNotFound('blog');
  const category = toRelated(blog.category);
  return category
    ? listBlogs(payload, language, whereCategory(category.id), MAX_RELATED_BLOGS)
    : [];
}

/** `GET /api/category-blogs/{name}` */
export async function getCategoryBlogs(
  payload: Payload,
  { parameter: name, language = DEFAULT }: ItemParams,
): Promise<WireBlog[]> {
  const { id } = await findCategory(payload, name, language);
  return listBlogs(payload, language, whereCategory(id));
}

const whereCategory = (id: number): Where => ({ category: { equals: id } });

/** Finds a category by its name in a language. */
async function findCategory(payload: Payload, name: string, language: string): Promise<Category> {
  // Skips the query for impossible names.
  const isName = name.length <= MAX_CATEGORY_NAME && !/\p{Cc}/u.test(name);
  const where = { name: { equals: name } };
  const [found] = isName
    ? await findPublic(payload, 'categories', { where, ...onlyIn(language), limit: 1 })
    : [];
  if (!found) throw createNotFound('category-blogs');
  return found;
}

/** Categories with blogs, by number of blogs, then by the newest blog. */
async function getCategoriesInUse(
  payload: Payload,
  language: string,
): Promise<BlogPage['categories']> {
  const categories = await findPublic(payload, 'categories', onlyIn(language));
  const counted = await Promise.all(
    categories.map(async ({ id, name }) => {
      if (!name) return [];
      const { docs, totalDocs: total } = await findPage(payload, language, {
        where: whereCategory(id),
        select: { publishedAt: true },
        limit: 1,
        depth: 0,
      });
      return docs.map((newest) => ({ name, total, newest }));
    }),
  );
  return counted
    .flat()
    .sort((a, b) => b.total - a.total || toTime(b.newest) - toTime(a.newest))
    .map(({ name, total }) => ({ name, total }));
}

const toTime = ({ publishedAt }: Pick<Blog, 'publishedAt'>) => Date.parse(publishedAt ?? '');

/** Serialises a blog for its page. */
async function toArticle(payload: Payload, blog: Blog): Promise<WireBlog> {
  const { language } = blog;
  const group = toGroup(blog);
  const [links, groups] = await Promise.all([
    resolveLinks(payload, blog.content),
    findTranslationGroups(payload, { translationGroup: { equals: group } }),
  ]);
  const translations = toTranslations(blog, groups.get(group));
  const shareImage = toImage(blog.shareImage, language);
  return {
    ...toBlog(blog),
    html_content: toHtml(blog.content, links, language),
    ...(blog.searchTitle && { search_title: blog.searchTitle }),
    ...(blog.searchDescription && { search_description: blog.searchDescription }),
    ...(blog.shareTitle && { share_title: blog.shareTitle }),
    ...(shareImage && { share_image: shareImage }),
    ...(translations.length > 0 && { counterparts: translations }),
  };
}

/** Serialises a blog for lists. */
function toBlog(blog: Omit<Blog, keyof typeof withoutBody>): WireBlog {
  const { language } = blog;
  const category = pickText(toRelated(blog.category)?.name, language);
  const author = toRelated(blog.author)?.name;
  const authorName = pickText(author, language) ?? pickText(author, DEFAULT);
  return {
    id: blog.id,
    slug: blog.slug,
    title: blog.title,
    header: blog.header ?? '',
    description: blog.description,
    card_description: blog.cardDescription || blog.description,
    ...toDays(blog),
    image: toImage(blog.image, language),
    category: category ? { name: category } : null,
    author: authorName ? { name: authorName } : null,
    ...toWireLanguage(blog.language),
  };
}

type Address = 'slug' | 'language' | 'publishedAt' | 'createdAt' | 'updatedAt' | 'image';

/** Serialises a blog for the sitemap. */
function toSitemapEntry(blog: Pick<Blog, Address>, group?: PublicTranslation[]): BlogAddress {
  const counterparts = toTranslations(blog, group);
  const { filename } = toRelated(blog.image) ?? {};
  return {
    slug: blog.slug,
    ...toDays(blog),
    image: filename ? { src: MEDIA_PATH + filename } : null,
    ...toWireLanguage(blog.language),
    ...(counterparts.length > 0 && { counterparts }),
  };
}

type PublicTranslation = Pick<Blog, 'language' | 'slug'>;

/** Public translations of a post. */
const toTranslations = (
  blog: Pick<Blog, 'language'>,
  group: PublicTranslation[] = [],
): BlogTranslation[] =>
  group
    .filter(({ language }) => language !== blog.language)
    .map(({ language, slug }) => ({ language, slug }));

/** Public posts by group. */
async function findTranslationGroups(
  payload: Payload,
  where: Where,
): Promise<Map<number, PublicTranslation[]>> {
  const posts = await findPublic(payload, 'blogs', {
    where,
    select: { slug: true, language: true, translationGroup: true },
    populate: { blogs: { slug: true, language: true } },
    sort: 'id',
    // For the first post of the group.
    depth: 1,
  });
  const groups = new Map<number, PublicTranslation[]>();
  for (const { translationGroup, ...post } of posts) {
    const first = toRelated(translationGroup);
    const group = toGroup({ ...post, translationGroup });
    groups.set(group, [...(groups.get(group) ?? (first ? [first] : [])), post]);
  }
  return groups;
}

const toDays = (blog: Pick<Blog, 'publishedAt' | 'createdAt' | 'updatedAt'>) => ({
  created_at: new Date(blog.publishedAt ?? blog.createdAt).toISOString(),
  updated_at: new Date(blog.updatedAt).toISOString(),
});

// The id makes the order stable.
const newestFirst = ['-publishedAt', '-id'];
const withoutBody = {
  content: false,
  translationGroup: false,
  formerSlugs: false,
  searchTitle: false,
  searchDescription: false,
  shareTitle: false,
  shareImage: false,
} as const satisfies BlogsSelect<false>;

/** Public posts of a language, newest first; all of them if there is no limit. */
async function listBlogs(
  payload: Payload,
  language = DEFAULT,
  where: Where = {},
  limit = 0,
): Promise<WireBlog[]> {
  const posts = await findPublic(payload, 'blogs', {
    where: { ...where, ...whereLanguage(language) },
    locale: 'all',
    depth: 1,
    sort: newestFirst,
    select: withoutBody,
    limit,
  });
  return posts.map(toBlog);
}

/** A page of posts of a language, newest first, and the total. The first page always exists. */
async function findPage<Select extends SelectType>(
  payload: Payload,
  language: string,
  { where, page = 1, ...options }: Partial<FindOptions<'blogs', Select>> & { select: Select },
) {
  const found = await payload.find({
    depth: 1,
    ...options,
    collection: 'blogs',
    where: { ...where, ...whereLanguage(language) },
    locale: 'all',
    sort: newestFirst,
    page,
    overrideAccess: false,
  });
  if (page > 1 && found.docs.length === 0) throw createNotFound('blog-page');
  return found;
}

async function findBlog(
  payload: Payload,
  language: string,
  where: Where,
): Promise<Blog | undefined> {
  const [blog] = await findPublic(payload, 'blogs', {
    where: { ...where, ...whereLanguage(language) },
    locale: 'all',
    depth: 1,
    limit: 1,
  });
  return blog;
}
