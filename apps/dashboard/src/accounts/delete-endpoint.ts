import * as z from 'zod';
import { ApiError, jsonResponse } from '../api/response.ts';
import { tell } from '../panel/language/refuse.ts';
import { inTransaction } from '../platform/transaction.ts';
import { createAccountEndpoint } from './account-endpoint.ts';
import { findLinkAccount } from './links.ts';
import { proofSchema } from './proof-schema.ts';
import { reauthenticate } from './reauthenticate.ts';

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
    if (!(await findLinkAccount(req.payload, { account }))) {
      throw new ApiError(
        404,
        tell(req, (words) => words.account.deleted),
      );
    }
    await reauthenticate(req, user, proof);
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
    return jsonResponse({ ok: true });
  },
);
