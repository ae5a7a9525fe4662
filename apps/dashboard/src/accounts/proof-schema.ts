import * as z from 'zod';

/** What is typed, at most. */
export const codeField = z.string().max(200);

/** What somebody sends to prove again who they are. */
export const proofSchema = z.strictObject({
  password: z.string().max(500),
  code: codeField.optional(),
});
