import * as z from 'zod';

/** Where the website hands over that an application is taken back: POST, `Authorization: Bearer`, JSON. */
export const WITHDRAW_PATH = '/api/submissions/withdraw';

/** Token of the link that takes an application back. What it says is the dashboard's own matter. */
export const withdrawTokenSchema = z.string().regex(/^[\w-]{20,200}$/);

export const withdrawalSchema = z.object({
  token: withdrawTokenSchema.describe('Of the link that came with the application'),
});

/** What became of it. A token that the dashboard did not sign is a 404. */
export const withdrawalReplySchema = z.object({
  outcome: z
    .enum(['deleted', 'gone'])
    .describe('`deleted` now, or `gone`: there was nothing to delete any more'),
});

export type WithdrawalReply = z.infer<typeof withdrawalReplySchema>;
