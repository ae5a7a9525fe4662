import * as z from 'zod';

export const codeField = z.string().max(200);

/** Body of a reauthentication. */
export const proofSchema = z.strictObject({
  password: z.string().max(500),
  code: codeField.optional(),
});
