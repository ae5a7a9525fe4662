import * as z from 'zod';

/** Where the website says how it is: GET, `Authorization: Bearer` with the intake secret; without it there is nothing. */
export const WEBSITE_STATE_PATH = '/state';

/** How a process of the website is. No person and no address is named in it. */
export const websiteStateSchema = z.object({
  upSeconds: z.number().min(0).describe('Since it was started'),
  memoryBytes: z.number().min(0),
  freeBytes: z.number().min(0).optional().describe('Room on the disk of its DATA_DIR'),
  loopDelaySeconds: z
    .number()
    .min(0)
    .describe('Longest time its event loop stood still in the moment it was asked'),
  forms: z
    .enum(['accepted', 'refused', 'unstored', 'unknown'])
    .describe('What the dashboard says of its secret, and whether it can store a message'),
  isGivenUp: z.boolean().describe('Whether a host it reads from failed again and again'),
  badRecords: z.number().min(0).describe('Records of the content that it cannot show'),
});

export type WebsiteState = z.infer<typeof websiteStateSchema>;

/** Where the dashboard says how all is, in English: GET, `Authorization: Bearer` with the intake secret. */
export const HEALTH_PATH = '/api/health';

/** What the dashboard found when it looked at everything. */
export const healthSchema = z.object({
  findings: z.array(
    z.object({
      subject: z.string(),
      verdict: z.enum(['fine', 'note', 'wrong']),
      finding: z.string().describe('One sentence or more, with what to do'),
    }),
  ),
});

export type HealthReport = z.infer<typeof healthSchema>;
