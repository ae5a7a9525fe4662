import * as z from 'zod';

export const caseStudyCategorySchema = z.enum(['branding', 'ich', 'web']);

const pictureSchema = z.object({
  file: z
    .string()
    .regex(/^\.\/[\w.-]+\.webp$/)
    .transform((file) => file.slice(2))
    .describe('File beside these words'),
  alt: z.string().min(1).describe('What the picture shows'),
});

/** A case study's folder: what its tile needs. */
export const caseStudySchema = z.object({
  route: z.string().startsWith('/').describe('Path of its page, exactly as written'),
  client: z.string().min(1),
  sector: z.string().min(1),
  country: z.string().min(1),
  categories: z.array(caseStudyCategorySchema).min(1),
  colour: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i)
    .describe('Plate behind the tile when it closes to a circle'),
  tile: pictureSchema.describe('4:5'),
  wide: pictureSchema.optional().describe('16:10'),
  small: pictureSchema.optional().describe('Square, without a wordmark'),
});
