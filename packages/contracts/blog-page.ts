import * as z from 'zod';
import { blogSchema, categorySchema, listedBlogSchema } from './blog.ts';
import { imageSchema } from './image.ts';

/** Blogs on one page of the list, on the wire and as visitors see it. */
export const BLOGS_PER_PAGE = 50;
/** Addresses on one page of them. */
export const ADDRESSES_PER_PAGE = 1000;
/** Related blogs in one response of our dashboard: a page shows three, and the blog itself may be among them. */
export const MAX_RELATED = 4;

/** Number of a page, from 1. */
export const pageNumberSchema = z.int().min(1).max(1_000_000);

/** Name of a category, as it stands in an address. */
export const categoryNameSchema = z
  .string()
  .min(1)
  .max(200)
  .refine((name) => name.isWellFormed());

// Far more than any site has; pages are counted from it.
const totalSchema = z.int().min(0).max(1_000_000);

/** Answer of `GET /api/blogs?page={page}`. A host that does not know `page` sends the whole list, which has no `total`. */
export const blogPageSchema = z.object({
  featured: listedBlogSchema.nullable().describe('The blog that opens the list, or null'),
  all: z.array(listedBlogSchema).describe('The blogs of this page, newest first'),
  total: totalSchema.describe('How many there are on all pages'),
  categories: z
    .array(categorySchema.extend({ total: totalSchema.describe('Its published blogs') }))
    .describe('Categories in use, most blogs first'),
});

/** What a sitemap says of a blog. */
export const blogAddressSchema = blogSchema
  .pick({ slug: true, created_at: true, updated_at: true, language: true, counterparts: true })
  .extend({ image: imageSchema.pick({ src: true }).nullable().describe('Cover, or null') });

/** Answer of `GET /api/blogs?page={page}&fields=address`. */
export const blogAddressesSchema = z.object({
  all: z.array(blogAddressSchema).describe('The blogs of this page, newest first'),
  total: totalSchema.describe('How many there are on all pages'),
});

export type BlogPage = z.infer<typeof blogPageSchema>;
export type BlogAddress = z.infer<typeof blogAddressSchema>;
export type BlogAddresses = z.infer<typeof blogAddressesSchema>;
