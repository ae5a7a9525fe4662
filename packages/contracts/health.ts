import * as z from 'zod';

/** Status of the website: GET, `Authorization: Bearer` with the intake secret; 404 without it. */
export const WEBSITE_STATUS_PATH = '/state';

/** Status of a website process, without personal data. */
export const websiteStatusSchema = z.object({
  upSeconds: z.number().min(0).describe('Since it was started'),
  memoryBytes: z.number().min(0),
  freeBytes: z.number().min(0).optional().describe('Room on the disk of its DATA_DIR'),
  loopDelaySeconds: z.number().min(0).describe('Delay of its event loop'),
  forms: z
    .enum(['accepted', 'refused', 'unstored', 'unknown'])
    .describe('What the dashboard says of its secret, and whether it can store a message'),
  isGivenUp: z.boolean().describe('Whether a host it reads from failed again and again'),
  badRecords: z.number().min(0).describe('Records of the content that it cannot show'),
});

export type WebsiteStatus = z.infer<typeof websiteStatusSchema>;
