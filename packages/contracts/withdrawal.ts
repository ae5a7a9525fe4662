import * as z from 'zod';

/** Withdraws an application: POST, `Authorization: Bearer`, JSON. */
export const WITHDRAW_PATH = '/api/submissions/withdraw';

export const withdrawTokenSchema = z.string().regex(/^[\w-]{20,200}$/);

export const withdrawalSchema = z.object({
  token: withdrawTokenSchema.describe('Token of the link that withdraws the application'),
});

/** An unsigned token gets a 404. */
export const withdrawalReplySchema = z.object({
  outcome: z
    .enum(['deleted', 'gone'])
    .describe('`deleted` now, or `gone`: there was nothing to delete any more'),
});

export type WithdrawalReply = z.infer<typeof withdrawalReplySchema>;
