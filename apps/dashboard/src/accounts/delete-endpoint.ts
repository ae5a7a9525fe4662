import * as z from 'zod';
import { ApiError, answerJson } from '../api/answer.ts';
import { translateError } from '../panel/language/errors.ts';
import { inTransaction } from '../platform/transaction.ts';
import { createAccountEndpoint } from './account-endpoint.ts';
import { findInvited } from './links.ts';
import { proofSchema } from './proof-schema.ts';
import { proveAgain } from './prove-again.ts';

const deleteSchema = z.strictObject({
  account: z.int().positive(),
  ...proofSchema.partial().shape,
});

/** Deletes an account, one's own included. Payload's own way takes no proof, and is closed. */
export const deleteEndpoint = createAccountEndpoint(
  'delete',
  'admins',
  deleteSchema,
  async (req, body, user) => {
    const { account, ...proof } = body;
    if (!(await findInvited(req.payload, { account }))) {
      throw new ApiError(
        404,
        translateError(req, (words) => words.account.deleted),
      );
    }
    await proveAgain(req, user, proof);
    await inTransaction(req.payload, async (inside) => {
      // Refusals are said in the language of whoever asked.
      inside.i18n = req.i18n;
      await req.payload.delete({
        collection: 'users',
        id: account,
        user,
        req: inside,
        // Payload's access rule lets nobody delete; this admin has just proved who they are.
        overrideAccess: true,
      });
    });
    return answerJson({ ok: true });
  },
);
