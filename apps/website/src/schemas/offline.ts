import * as z from 'zod';
import { metaSchema } from './shared.ts';

/** Words of the page `content/pages/offline`. */
export const offlinePageSchema = z.object({
  meta: metaSchema,
  heading: z.string(),
  label: z.string().describe('The heading as read aloud'),
  text: z.string(),
  retry: z.string(),
  saved: z.string(),
  opened: z.object({ today: z.string(), yesterday: z.string(), earlier: z.string() }),
});
