import * as z from 'zod';
import { ApiError, jsonResponse } from '../api/response.ts';
import { translateError } from '../panel/language/errors.ts';
import { inTransaction } from '../platform/transaction.ts';
import { createAccountEndpoint } from './account-endpoint.ts';
import { findLinkAccount } from './links.ts';
import { proofSchema } from './proof-schema.ts';
import { reauthenticate } from './reauthenticate.ts';

const deleteSchema = z.strictObject({
  account: z.int().positive(),
  ...proofSchema.partial().shape,
});

/** Deletes an account, also the user's own. Payload's endpoint is closed, because it needs no reauthentication. */
export const deleteEndpoint = createAccountEndpoint(
  'delete',
  'admins',
  deleteSchema,
  async (req, body, user) => {
    const { account, ...proof } = body;
    if (!(await findLinkAccount(req.payload, { account }))) {
      throw new ApiError(
        404,
        translateError(req, (words) => words.account.deleted),
      );
    }
    await reauthenticate(req, user, proof);
    await inTransaction(req.payload, async (inside) => {
      // Errors are in the language of the user.
      inside.i18n = req.i18n;
      await req.payload.delete({
        collection: 'users',
        id: account,
        user,
        req: inside,
        // The access rule closes Payload's endpoint; this admin has just reauthenticated.
        overrideAccess: true,
      });
    });
    return jsonResponse({ ok: true });
  },
);
