import * as z from 'zod';
import { languageTagSchema } from './blog.ts';
import { imageSchema } from './image.ts';

/** A team member (docs/product.md, section 3). */
export const teamMemberSchema = z.object({
  name: z.string().min(1).describe('Full name'),
  position: z.string().min(1).describe('Job title'),
  quote: z.string().describe('A line in their own words; may be empty'),
  image: imageSchema.nullable().describe('Portrait, or null when there is none'),
  language: languageTagSchema.optional().describe('Language; the default one when left out'),
});

export type TeamMember = z.infer<typeof teamMemberSchema>;
