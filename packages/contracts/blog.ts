import * as z from 'zod';
import { imageSchema } from './image.ts';

export const categorySchema = z.object({
  name: z.string().min(1).describe('Category as shown to visitors'),
});

const authorSchema = z.object({
  name: z.string().min(1).describe('Author as shown to visitors'),
});

/** A moment with its offset, ISO 8601. */
export const dateTimeSchema = z.iso.datetime({ offset: true });

/** A slug of our own dashboard. */
export const slugSchema = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
  .max(120);

/** A slug of any content host. Any other path responds with 404 without a request to the host. */
export const wireSlugSchema = z
  .string()
  .regex(/^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}._~-]*[\p{L}\p{M}\p{N}_~-])?$/u)
  .refine((slug) => !slug.endsWith('.html'))
  .max(200);

/** A BCP 47 language tag. */
export const languageTagSchema = z.string().regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/);

const blogTranslationSchema = z.object({
  language: languageTagSchema.describe('Its language, BCP 47'),
  slug: wireSlugSchema.describe('Last part of its page address'),
});

const optionalText = z.string().min(1).optional();

/** A published blog (docs/product.md, section 3). */
export const blogSchema = z.object({
  id: z.int().positive().describe('Number that identifies the blog'),
  slug: wireSlugSchema.describe('Last part of the page address, /blogs/{slug}'),
  title: z.string().min(1).describe('Headline of the blog'),
  header: z.string().describe('Short line set above the title; may be empty'),
  description: z.string().describe('First paragraph of the page and its meta description'),
  card_description: z.string().describe('Summary shown on cards; cut at 100 characters there'),
  html_content: z.string().optional().describe('Body as HTML'),
  created_at: dateTimeSchema.describe('When the blog was published, ISO 8601'),
  updated_at: dateTimeSchema.optional().describe('When the published blog last changed, ISO 8601'),
  image: imageSchema.nullable().describe('Cover, or null when the blog has none'),
  category: categorySchema.nullable().describe('Category, or null when the blog has none'),
  author: authorSchema.nullable().describe('Author, or null when the blog has none'),
  search_title: optionalText.describe('Title in search results, if it differs from the blog’s'),
  search_description: optionalText.describe(
    'Description in search results, if it differs from the blog’s',
  ),
  share_title: optionalText.describe(
    'Title of shared links, if it differs from that in search results',
  ),
  share_image: imageSchema.optional().describe('Picture of shared links, instead of the drawn one'),
  language: languageTagSchema.optional().describe('Language; the default one when left out'),
  counterparts: z.array(blogTranslationSchema).optional().describe('Its translations'),
});

export const listedBlogSchema = blogSchema.omit({
  html_content: true,
  search_title: true,
  search_description: true,
  share_title: true,
  share_image: true,
  counterparts: true,
});

/** Response of `GET /api/blogs`: `all` is newest first and includes the featured blog. */
export const blogListSchema = z.object({
  featured: listedBlogSchema.nullable().describe('The blog that opens the list, or null'),
  all: z.array(listedBlogSchema).describe('Every published blog, newest first'),
});

export type BlogTranslation = z.infer<typeof blogTranslationSchema>;
export type Blog = z.infer<typeof blogSchema>;
export type BlogList = z.infer<typeof blogListSchema>;
