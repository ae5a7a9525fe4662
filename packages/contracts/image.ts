import * as z from 'zod';

/** A resized variant of an image. */
export const imageSizeSchema = z.object({
  src: z.string().min(1).describe('Path of this rendition; the media base goes in front of it'),
  width: z.int().positive().describe('Width in pixels'),
  height: z.int().positive().describe('Height in pixels'),
  type: z.enum(['image/avif', 'image/webp', 'image/jpeg', 'image/png']).describe('Media type'),
});

/** The focal point of an image; the centre when left out. */
export const focusSchema = z.enum([
  'top-left',
  'top',
  'top-right',
  'left',
  'right',
  'bottom-left',
  'bottom',
  'bottom-right',
]);
export type Focus = z.infer<typeof focusSchema>;

/** An image of the media library (docs/product.md, section 3). */
export const imageSchema = z.object({
  src: z.string().min(1).describe('Path of the picture; its address is the media base + src'),
  name: z.string().describe('What the picture shows, in words: the text alternative'),
  hashblur: z.string().describe('Blurhash of the picture, or empty'),
  width: z.int().positive().optional().describe('Width in pixels (optional extra)'),
  height: z.int().positive().optional().describe('Height in pixels (optional extra)'),
  focus: focusSchema.optional().describe('Its focal point (optional extra)'),
  sizes: z.array(imageSizeSchema).optional().describe('Smaller renditions (optional extra)'),
});

export type Image = z.infer<typeof imageSchema>;
export type ImageSize = z.infer<typeof imageSizeSchema>;
