import {
  ADDRESSES_PER_PAGE,
  BLOGS_PER_PAGE,
  type BlogAddress,
  type BlogAddresses,
  type BlogList,
  type BlogPage,
  endpoints,
  slugSchema,
  type Blog as WireBlog,
} from '@agency/contracts';
import type { Payload, PopulateType, Where } from 'payload';
import { MAX_CATEGORY_NAME } from '../collections/categories/categories.ts';
import { resolveLinks } from '../links/resolve-links.ts';
import type { Blog, BlogsSelect, Category } from '../payload-types.ts';
import { toHtml } from '../rich-text/to-html.ts';
import { ApiError } from './answer.ts';
import { MEDIA_PATH, toImage, toRelated } from './image.ts';

// What fits PostgreSQL's integer; a larger number would be an error there instead of "not found".
const LARGEST_ID = 2_147_483_647;
/** As many as a page asks for: three are shown, and the blog itself may be among them. */
const MAX_PREVIEWED = 4;

// Which blogs are public is a rule of their collection; what of them is, `toBlog` names.

/** `GET /api/blogs` */
export async function getBlogList(payload: Payload): Promise<BlogList> {
  const blogs = await findBlogs(payload, {});
  const newestFeatured = blogs.find(({ featured }) => featured);
  return {
    featured: newestFeatured ? toBlog(newestFeatured) : null,
    all: blogs.map(toBlog),
  };
}

/** `GET /api/blogs?page={page}`, of one category where one is named. */
export async function getBlogPage(
  payload: Payload,
  page: number,
  category?: string,
): Promise<BlogPage> {
  const where: Where = category
    ? { category: { equals: (await findCategory(payload, category)).id } }
    : {};
  const [{ docs, totalDocs: total }, featured, categories] = await Promise.all([
    findPage(payload, page, { where, limit: BLOGS_PER_PAGE, select: withoutBody, depth: 1 }),
    findBlogs(payload, { featured: { equals: true } }, 1),
    getCategoriesInUse(payload),
  ]);
  return {
    featured: featured[0] ? toBlog(featured[0]) : null,
    all: docs.map(toBlog),
    total,
    categories,
  };
}

/** `GET /api/blogs?page={page}&fields=address` */
export async function getBlogAddresses(payload: Payload, page: number): Promise<BlogAddresses> {
  const { docs, totalDocs: total } = await findPage(payload, page, {
    where: {},
    limit: ADDRESSES_PER_PAGE,
    select: { slug: true, publishedAt: true, createdAt: true, updatedAt: true, image: true },
    populate: { media: { filename: true } },
    depth: 1,
  });
  return { all: docs.map(toAddress), total };
}

/** `GET /api/featured-blogs/` */
export async function getFeaturedBlogs(payload: Payload): Promise<WireBlog[]> {
  return (await findBlogs(payload, { featured: { equals: true } })).map(toBlog);
}

/**
 * `GET /api/blog-slug/{slug}`. An address the blog had before finds it too: the answer then carries the
 * present slug, and the caller can lead visitors there.
 */
export async function getBlogBySlug(payload: Payload, slug: string): Promise<WireBlog> {
  if (!slugSchema.safeParse(slug).success) throw noSuchBlog();
  const blog =
    (await findBlog(payload, { slug: { equals: slug } })) ??
    (await findBlog(payload, { formerSlugs: { equals: slug } }));
  if (!blog) throw noSuchBlog();
  return toArticle(payload, blog);
}

/**
 * The newest version of a blog as the contract says it, whether it is published or not; what it lacks is stood in for, and named.
 * Nothing when there is none, or it is in the trash. For whoever was let in by a signed link.
 */
export async function getDraftedBlog(payload: Payload, id: number) {
  const blog: Partial<Blog> | null = await payload.findByID({
    collection: 'blogs',
    id,
    draft: true,
    depth: 1,
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
    related: category ? await getBlogsOfCategory(payload, category.id, MAX_PREVIEWED) : [],
    lacks: Object.entries(needed).flatMap(([name, value]) => (value ? [] : [name])),
  };
}

/** `GET /api/related-blogs/{id}`: the blogs of the same category, this one included; the website leaves it out. */
export async function getRelatedBlogs(
  payload: Payload,
  id: string,
  limit?: number,
): Promise<WireBlog[]> {
  const isId = /^[1-9]\d{0,9}$/.test(id) && Number(id) <= LARGEST_ID;
  const blog = isId ? await findBlog(payload, { id: { equals: Number(id) } }) : undefined;
  if (!blog) throw noSuchBlog();
  const category = toRelated(blog.category);
  return category ? getBlogsOfCategory(payload, category.id, limit) : [];
}

/** `GET /api/category-blogs/{name}` */
export async function getCategoryBlogs(payload: Payload, name: string): Promise<WireBlog[]> {
  return getBlogsOfCategory(payload, (await findCategory(payload, name)).id);
}

async function findCategory(payload: Payload, name: string): Promise<Category> {
  // A name no category can have is not worth a question to the database.
  if (name.length > MAX_CATEGORY_NAME || /\p{Cc}/u.test(name)) throw noSuchCategory();
  const { docs } = await payload.find({
    collection: 'categories',
    where: { name: { equals: name } },
    limit: 1,
    depth: 0,
    overrideAccess: false,
  });
  if (!docs[0]) throw noSuchCategory();
  return docs[0];
}

async function getBlogsOfCategory(
  payload: Payload,
  category: number,
  limit?: number,
): Promise<WireBlog[]> {
  return (await findBlogs(payload, { category: { equals: category } }, limit)).map(toBlog);
}

/** Categories that have blogs, most first; of equal ones first the one with the newest blog. */
async function getCategoriesInUse(payload: Payload): Promise<BlogPage['categories']> {
  const { docs } = await payload.find({
    collection: 'categories',
    pagination: false,
    depth: 0,
    overrideAccess: false,
  });
  const counted = await Promise.all(
    docs.map(async ({ id, name }) => {
      const blogs = await payload.find({
        collection: 'blogs',
        where: { category: { equals: id } },
        sort: newestFirst,
        select: { publishedAt: true },
        limit: 1,
        depth: 0,
        overrideAccess: false,
      });
      const [newest] = blogs.docs;
      return newest ? [{ name, total: blogs.totalDocs, newest }] : [];
    }),
  );
  return counted
    .flat()
    .sort((a, b) => b.total - a.total || compareDates(b.newest, a.newest))
    .map(({ name, total }) => ({ name, total }));
}

const compareDates = (a: Pick<Blog, 'id' | 'publishedAt'>, b: Pick<Blog, 'id' | 'publishedAt'>) =>
  Date.parse(a.publishedAt ?? '') - Date.parse(b.publishedAt ?? '') || a.id - b.id;

/** A blog as the contract says, with all that its page shows and says of it. */
async function toArticle(payload: Payload, blog: Blog): Promise<WireBlog> {
  const links = await resolveLinks(payload, blog.content);
  const shareImage = toImage(blog.shareImage);
  return {
    ...toBlog(blog),
    html_content: toHtml(blog.content, links),
    ...(blog.searchTitle && { search_title: blog.searchTitle }),
    ...(blog.searchDescription && { search_description: blog.searchDescription }),
    ...(blog.shareTitle && { share_title: blog.shareTitle }),
    ...(shareImage && { share_image: shareImage }),
  };
}

/** A blog as the contract says, without its body. */
function toBlog(blog: ListedBlog): WireBlog {
  const category = toRelated(blog.category);
  const author = toRelated(blog.author);
  return {
    id: blog.id,
    slug: blog.slug,
    title: blog.title,
    header: blog.header ?? '',
    description: blog.description,
    card_description: blog.cardDescription || blog.description,
    ...toDays(blog),
    image: toImage(blog.image),
    category: category ? { name: category.name } : null,
    author: author ? { name: author.name } : null,
  };
}

/** What a sitemap says of a blog. */
function toAddress(
  blog: Pick<Blog, 'slug' | 'publishedAt' | 'createdAt' | 'updatedAt' | 'image'>,
): BlogAddress {
  const { filename } = toRelated(blog.image) ?? {};
  return {
    slug: blog.slug,
    ...toDays(blog),
    image: filename ? { src: MEDIA_PATH + filename } : null,
  };
}

const toDays = (blog: Pick<Blog, 'publishedAt' | 'createdAt' | 'updatedAt'>) => ({
  created_at: new Date(blog.publishedAt ?? blog.createdAt).toISOString(),
  updated_at: new Date(blog.updatedAt).toISOString(),
});

type ArticleField =
  | 'content'
  | 'formerSlugs'
  | 'searchTitle'
  | 'searchDescription'
  | 'shareTitle'
  | 'shareImage';
type ListedBlog = Omit<Blog, ArticleField>;

// Two blogs of the same minute keep one order.
const newestFirst = ['-publishedAt', '-id'];
const withoutBody = {
  ...{ content: false, formerSlugs: false, searchTitle: false, searchDescription: false },
  ...{ shareTitle: false, shareImage: false },
} as const satisfies Record<ArticleField, false>;

/** The newest of them, all where no limit is said. */
async function findBlogs(payload: Payload, where: Where, limit = 0): Promise<ListedBlog[]> {
  const { docs } = await payload.find({
    collection: 'blogs',
    where,
    sort: newestFirst,
    select: withoutBody,
    limit,
    pagination: false,
    depth: 1,
    overrideAccess: false,
  });
  return docs;
}

/** A page of blogs, newest first, and how many there are on all. The first one is always there. */
async function findPage<Select extends BlogsSelect<true> | BlogsSelect<false>>(
  payload: Payload,
  page: number,
  options: { where: Where; limit: number; select: Select; depth: number; populate?: PopulateType },
) {
  const found = await payload.find({
    collection: 'blogs',
    sort: newestFirst,
    page,
    overrideAccess: false,
    ...options,
  });
  if (page > 1 && found.docs.length === 0) throw noSuchPage();
  return found;
}

async function findBlog(payload: Payload, where: Where): Promise<Blog | undefined> {
  const { docs } = await payload.find({
    collection: 'blogs',
    where,
    limit: 1,
    pagination: false,
    depth: 1,
    overrideAccess: false,
  });
  return docs[0];
}

const noSuchBlog = () => new ApiError(404, endpoints.blog.missing);
const noSuchPage = () => new ApiError(404, endpoints['blog-page'].missing);
const noSuchCategory = () => new ApiError(404, endpoints['category-blogs'].missing);
