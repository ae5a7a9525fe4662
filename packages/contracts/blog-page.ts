import * as z from 'zod';
import { blogSchema, categorySchema, listedBlogSchema } from './blog.ts';
import { imageSchema } from './image.ts';

/** Blogs on a page of the list, in the API and on the website. */
export const BLOGS_PER_PAGE = 50;
/** URLs on a page of the list for the sitemap. */
export const ADDRESSES_PER_PAGE = 1000;
/** Related blogs in a response: a page shows three, and the blog itself may be one of them. */
export const MAX_RELATED_BLOGS = 4;

export const pageNumberSchema = z.int().min(1).max(1_000_000);

export const categoryNameSchema = z
  .string()
  .min(1)
  .max(200)
  .refine((name) => name.isWellFormed());

const totalSchema = z.int().min(0).max(1_000_000);

/** Response of `GET /api/blogs?page={page}`. */
export const blogPageSchema = z.object({
  featured: listedBlogSchema.nullable().describe('The blog that opens the list, or null'),
  all: z.array(listedBlogSchema).describe('The blogs of this page, newest first'),
  total: totalSchema.describe('How many there are on all pages'),
  categories: z
    .array(categorySchema.extend({ total: totalSchema.describe('Its published blogs') }))
    .describe('Categories in use, most blogs first'),
});

const blogAddressSchema = blogSchema
  .pick({ slug: true, created_at: true, updated_at: true, language: true, counterparts: true })
  .extend({ image: imageSchema.pick({ src: true }).nullable().describe('Cover, or null') });

/** Response of `GET /api/blogs?page={page}&fields=address`. */
export const blogAddressesSchema = z.object({
  all: z.array(blogAddressSchema).describe('The blogs of this page, newest first'),
  total: totalSchema.describe('How many there are on all pages'),
});

export type BlogPage = z.infer<typeof blogPageSchema>;
export type BlogAddress = z.infer<typeof blogAddressSchema>;
export type BlogAddresses = z.infer<typeof blogAddressesSchema>;
