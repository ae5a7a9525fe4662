import * as z from 'zod';

/** A resized variant of an image. */
export const imageSizeSchema = z.object({
  src: z.string().min(1).describe('Path of this rendition; the media base goes in front of it'),
  width: z.int().positive().describe('Width in pixels'),
  height: z.int().positive().describe('Height in pixels'),
  type: z.enum(['image/avif', 'image/webp', 'image/jpeg', 'image/png']).describe('Media type'),
});

const startSchema = z.number().min(0).max(99);
const lengthSchema = z.number().min(1).max(100);

/** The part of a picture that stays whole where a layout cuts the picture, in percent of the picture (focus.ts). */
export const focusSchema = z
  .strictObject({
    x: startSchema.describe('From the left edge, percent'),
    y: startSchema.describe('From the upper edge, percent'),
    width: lengthSchema.describe('Percent of the width'),
    height: lengthSchema.describe('Percent of the height'),
  })
  .refine(({ x, y, width, height }) => x + width < 100.01 && y + height < 100.01, {
    error: 'ends outside of the picture',
  });
export type Focus = z.infer<typeof focusSchema>;

/** An image of the media library (docs/product.md, section 3). */
export const imageSchema = z.object({
  src: z.string().min(1).describe('Path of the picture; its address is the media base + src'),
  name: z.string().describe('What the picture shows, in words: the text alternative'),
  hashblur: z.string().describe('Blurhash of the picture, or empty'),
  width: z.int().positive().optional().describe('Width in pixels (optional extra)'),
  height: z.int().positive().optional().describe('Height in pixels (optional extra)'),
  focus: focusSchema
    .optional()
    .describe('The part that stays visible where it is cropped (optional extra)'),
  sizes: z.array(imageSizeSchema).optional().describe('Smaller renditions (optional extra)'),
});

export type Image = z.infer<typeof imageSchema>;
export type ImageSize = z.infer<typeof imageSizeSchema>;
