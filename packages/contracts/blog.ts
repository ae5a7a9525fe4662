import * as z from 'zod';
import { imageSchema } from './image.ts';

/** A blog's category. Its name is also its key in `/api/category-blogs/{name}`. */
export const categorySchema = z.object({
  name: z.string().min(1).describe('Category as shown to visitors'),
});

/** Who wrote a blog, as in 'Written by {name}'. */
export const authorSchema = z.object({
  name: z.string().min(1).describe('Author as shown to visitors'),
});

/** What a slug of our own dashboard looks like. */
export const slugSchema = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
  .max(120);

/**
 * What a slug of any host may look like: letters of any script and case, digits, and `-`, `_`, `.`, `~` between them.
 * Anything else answers 404 without a look-up.
 */
export const wireSlugSchema = z
  .string()
  .regex(/^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}._~-]*[\p{L}\p{M}\p{N}_~-])?$/u)
  .refine((slug) => !slug.endsWith('.html'))
  .max(200);

/** A language as a tag of BCP 47, as far as the site's languages have them. */
export const languageTagSchema = z.string().regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/);

/** The same blog in another language. */
export const counterpartSchema = z.object({
  language: languageTagSchema.describe('Its language, BCP 47'),
  slug: wireSlugSchema.describe('Last part of its page address'),
});

/** A published blog as it travels between the dashboard and the website (docs/product.md, section 3). */
export const blogSchema = z.object({
  id: z.int().positive().describe('Number that identifies the blog'),
  slug: wireSlugSchema.describe('Last part of the page address, /blogs/{slug}'),
  title: z.string().min(1).describe('Headline of the blog'),
  header: z.string().describe('Short line set above the title; may be empty'),
  description: z
    .string()
    .describe('Opening paragraph of the article page and its meta description'),
  card_description: z.string().describe('Summary shown on cards; cut at 100 characters there'),
  html_content: z.string().optional().describe('Body as HTML'),
  created_at: z.iso.datetime({ offset: true }).describe('When the blog was published, ISO 8601'),
  updated_at: z.iso
    .datetime({ offset: true })
    .optional()
    .describe('When what visitors see of it last changed, ISO 8601 (optional extra)'),
  image: imageSchema.nullable().describe('Cover, or null when the blog has none'),
  category: categorySchema.nullable().describe('Category, or null when the blog has none'),
  author: authorSchema.nullable().describe('Author, or null when the blog has none'),
  search_title: z
    .string()
    .min(1)
    .optional()
    .describe('Title in search results, where it is not the blog’s (optional extra)'),
  search_description: z
    .string()
    .min(1)
    .optional()
    .describe('Description in search results, where it is not the blog’s (optional extra)'),
  share_title: z
    .string()
    .min(1)
    .optional()
    .describe('Title of shared links, where it is not that of search results (optional extra)'),
  share_image: imageSchema
    .optional()
    .describe('Picture of shared links, where it is not the drawn one (optional extra)'),
  language: languageTagSchema
    .optional()
    .describe('Language, BCP 47; that of the site’s addresses without a tag where it is left out'),
  counterparts: z
    .array(counterpartSchema)
    .optional()
    .describe('The same blog in other languages, one each, where there is one'),
});

/** A blog in a list, without what only its page shows and says of it. */
export const listedBlogSchema = blogSchema.omit({
  html_content: true,
  search_title: true,
  search_description: true,
  share_title: true,
  share_image: true,
  counterparts: true,
});

/** Answer of `GET /api/blogs`: `all` is newest first and includes the featured blog. */
export const blogListSchema = z.object({
  featured: listedBlogSchema.nullable().describe('The blog that opens the list, or null'),
  all: z.array(listedBlogSchema).describe('Every published blog, newest first'),
});

export type Counterpart = z.infer<typeof counterpartSchema>;
export type Blog = z.infer<typeof blogSchema>;
export type BlogList = z.infer<typeof blogListSchema>;
