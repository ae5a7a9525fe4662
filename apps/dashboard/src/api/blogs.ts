import { type BlogList, endpoints, slugSchema, type Blog as WireBlog } from '@agency/contracts';
import type { Payload, Where } from 'payload';
import { MAX_CATEGORY_NAME } from '../collections/categories/categories.ts';
import type { Blog } from '../payload-types.ts';
import { toHtml } from '../rich-text/to-html.ts';
import { ApiError } from './answer.ts';
import { toImage, toRelated } from './image.ts';

// What fits PostgreSQL's integer; a larger number would be an error there instead of "not found".
const LARGEST_ID = 2_147_483_647;

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
  return { ...toBlog(blog), html_content: toHtml(blog.content) };
}

/** `GET /api/related-blogs/{id}`: the blogs of the same category, this one included; the website leaves it out. */
export async function getRelatedBlogs(payload: Payload, id: string): Promise<WireBlog[]> {
  const isId = /^[1-9]\d{0,9}$/.test(id) && Number(id) <= LARGEST_ID;
  const blog = isId ? await findBlog(payload, { id: { equals: Number(id) } }) : undefined;
  if (!blog) throw noSuchBlog();
  const category = toRelated(blog.category);
  return category ? getBlogsOfCategory(payload, category.id) : [];
}

/** `GET /api/category-blogs/{name}` */
export async function getCategoryBlogs(payload: Payload, name: string): Promise<WireBlog[]> {
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
  return getBlogsOfCategory(payload, docs[0].id);
}

async function getBlogsOfCategory(payload: Payload, category: number): Promise<WireBlog[]> {
  return (await findBlogs(payload, { category: { equals: category } })).map(toBlog);
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
    created_at: new Date(blog.publishedAt ?? blog.createdAt).toISOString(),
    updated_at: new Date(blog.updatedAt).toISOString(),
    image: toImage(blog.image),
    category: category ? { name: category.name } : null,
    author: author ? { name: author.name } : null,
  };
}

type ListedBlog = Omit<Blog, 'content' | 'formerSlugs'>;

async function findBlogs(payload: Payload, where: Where): Promise<ListedBlog[]> {
  const { docs } = await payload.find({
    collection: 'blogs',
    where,
    // Two blogs of the same minute keep one order.
    sort: ['-publishedAt', '-id'],
    select: { content: false, formerSlugs: false },
    pagination: false,
    depth: 1,
    overrideAccess: false,
  });
  return docs;
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
const noSuchCategory = () => new ApiError(404, endpoints['category-blogs'].missing);
