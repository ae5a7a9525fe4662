import * as z from 'zod';

/** Status of the website: GET, `Authorization: Bearer` with the intake secret; 404 without it. */
export const WEBSITE_STATUS_PATH = '/state';

/** Status of a website process, without personal data. */
export const websiteStatusSchema = z.object({
  upSeconds: z.number().min(0).describe('Since its start'),
  memoryBytes: z.number().min(0),
  freeBytes: z.number().min(0).optional().describe('Free space on the disk of its DATA_DIR'),
  loopDelaySeconds: z.number().min(0).describe('Delay of its event loop'),
  forms: z
    .enum(['accepted', 'refused', 'unstored', 'unknown'])
    .describe('Whether the dashboard accepts its secret and can store messages'),
  isGivenUp: z.boolean().describe('Whether a host it reads from failed repeatedly'),
  badRecords: z.number().min(0).describe('Number of invalid records of the content'),
});

export type WebsiteStatus = z.infer<typeof websiteStatusSchema>;
