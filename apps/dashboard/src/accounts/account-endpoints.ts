import type { Endpoint } from 'payload';
import * as z from 'zod';
import { hasRole } from '../access/roles.ts';
import { jsonResponse } from '../api/response.ts';
import { inTransaction } from '../platform/transaction.ts';
import { accountField, createAccountEndpoint, createAccountError } from './account-endpoint.ts';
import { factorEndpoints } from './factor-endpoints.ts';
import { linkEndpoints } from './link-endpoints.ts';
import { findLinkAccount } from './links.ts';
import { auditAndNotifyAdmins } from './notify-admins.ts';
import { proofFields, reauthenticate } from './reauthenticate.ts';
import { endSessions } from './sessions.ts';

const deleteSchema = z.strictObject({ account: accountField, ...proofFields });
const endSchema = z.strictObject({
  account: accountField,
  // All sessions if missing.
  session: z.int().positive().optional(),
  // Required for another user's sessions.
  ...proofFields,
});

export const accountEndpoints: Endpoint[] = [
  ...linkEndpoints,
  ...factorEndpoints,
  createAccountEndpoint('sessions/end', 'signed-in', endSchema, async (req, body, user) => {
    const { account, session, ...proof } = body;
    const isOwn = account === user.id;
    if (!isOwn && !hasRole({ user }, 'admin')) {
      throw createAccountError(req, 403, (texts) => texts.signOut);
    }
    if (!isOwn) await reauthenticate(req, user, proof);
    const ended = await inTransaction(req.payload, async (inside) => {
      const which = session === undefined ? {} : { only: session };
      const count = await endSessions(inside, account, which);
      if (count > 0 && !isOwn) {
        const entry = { act: 'sessions-ended', subject: `users ${account}` } as const;
        await auditAndNotifyAdmins(inside, entry, user);
      }
      return count;
    });
    return jsonResponse({ ended });
  }),
  // Also the user's own account. Payload's endpoint is closed, because it needs no reauthentication.
  createAccountEndpoint('delete', 'admins', deleteSchema, async (req, body, user) => {
    const { account, ...proof } = body;
    if (!(await findLinkAccount(req.payload, { account }))) {
      throw createAccountError(req, 404, (texts) => texts.deleted);
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
  }),
];
