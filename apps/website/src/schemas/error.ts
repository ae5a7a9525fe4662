import * as z from 'zod';
import { linkSchema, metaSchema, phraseSchema } from './shared.ts';

/** Words of the page `content/pages/error`. */
export const errorPageSchema = z.object({
  meta: metaSchema,
  heading: z.object({ lines: z.array(phraseSchema) }),
  status: z.string(),
  text: z.string(),
  retry: z.string(),
  home: linkSchema,
  texts: z.record(z.string(), z.string()).describe('Status code → its text'),
});
