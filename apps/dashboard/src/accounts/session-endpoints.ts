import type { Endpoint } from 'payload';
import * as z from 'zod';
import { hasRole } from '../access/roles.ts';
import { ApiError, answerJson } from '../api/answer.ts';
import { translateError } from '../panel/language/errors.ts';
import { inTransaction } from '../platform/transaction.ts';
import { createAccountEndpoint } from './account-endpoint.ts';
import { proofSchema } from './proof-schema.ts';
import { proveAgain } from './prove-again.ts';
import { endSessions, findSession } from './sessions.ts';
import { noteAndTellAdmins } from './tell-admins.ts';

const endSchema = z.strictObject({
  account: z.int().positive(),
  // All of them when left out.
  session: z.int().positive().optional(),
  // Needed to end those of somebody else.
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
    if (!isOwn) await proveAgain(req, user, proof);
    const ended = await inTransaction(req.payload, async (inside) => {
      const which = session === undefined ? {} : { only: session };
      const count = await endSessions(inside, account, which);
      if (count > 0 && !isOwn) {
        const entry = { act: 'sessions-ended', subject: `users ${account}` } as const;
        await noteAndTellAdmins(inside, entry, user);
      }
      return count;
    });
    return answerJson({ ended });
  }),
  // For whoever must set up a second factor first, and would rather not now: Payload does not know them to sign them out.
  createAccountEndpoint('sessions/leave', 'enrolling', z.strictObject({}), async (req, _, user) => {
    const session = await findSession(req.payload, user);
    if (session) await endSessions(req, user.id, { only: session.id });
    return answerJson({ ok: true });
  }),
];
