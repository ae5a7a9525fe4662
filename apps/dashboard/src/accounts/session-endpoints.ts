import type { Endpoint } from 'payload';
import * as z from 'zod';
import { hasRole } from '../access/roles.ts';
import { ApiError, jsonResponse } from '../api/response.ts';
import { translateError } from '../panel/language/errors.ts';
import { inTransaction } from '../platform/transaction.ts';
import { createAccountEndpoint } from './account-endpoint.ts';
import { auditAndNotifyAdmins } from './notify-admins.ts';
import { proofSchema } from './proof-schema.ts';
import { reauthenticate } from './reauthenticate.ts';
import { endSessions, findSession } from './sessions.ts';

const endSchema = z.strictObject({
  account: z.int().positive(),
  // All sessions if missing.
  session: z.int().positive().optional(),
  // Required for another user's sessions.
  ...proofSchema.partial().shape,
});

export const sessionEndpoints: Endpoint[] = [
  createAccountEndpoint('sessions/end', 'signed-in', endSchema, async (req, body, user) => {
    const { account, session, ...proof } = body;
    const isOwn = account === user.id;
    if (!isOwn && !hasRole({ user }, 'admin')) {
      throw new ApiError(
        403,
        translateError(req, (words) => words.account.signOut),
      );
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
  // Signs out a user who must set up a second factor; Payload does not know this session.
  createAccountEndpoint('sessions/leave', 'enrolling', z.strictObject({}), async (req, _, user) => {
    const session = await findSession(req.payload, user);
    if (session) await endSessions(req, user.id, { only: session.id });
    return jsonResponse({ ok: true });
  }),
];
