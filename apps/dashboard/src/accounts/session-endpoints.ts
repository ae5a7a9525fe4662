import type { Endpoint } from 'payload';
import * as z from 'zod';
import { hasRole } from '../access/roles.ts';
import { ApiError, answerJson } from '../api/answer.ts';
import { noteInAudit } from '../collections/audit-trail/note-in-audit.ts';
import { tell } from '../panel/language/refuse.ts';
import { createAccountEndpoint } from './account-endpoint.ts';
import { endSessions, findSession } from './sessions.ts';

const endSchema = z.strictObject({
  account: z.int().positive(),
  // All of them when left out.
  session: z.int().positive().optional(),
});

export const sessionEndpoints: Endpoint[] = [
  createAccountEndpoint('sessions/end', 'signed-in', endSchema, async (req, body, user) => {
    const { account, session } = body;
    const isOwn = account === user.id;
    if (!isOwn && !hasRole({ user }, 'admin')) {
      throw new ApiError(
        403,
        tell(req, (words) => words.account.signOut),
      );
    }
    const ended = await endSessions(req, account, session === undefined ? {} : { only: session });
    if (ended > 0 && !isOwn) {
      await noteInAudit(req, { act: 'sessions-ended', subject: `users ${account}` }, user);
    }
    return answerJson({ ended });
  }),
  // For whoever must set up a second factor first, and would rather not now: Payload does not know them to sign them out.
  createAccountEndpoint('sessions/leave', 'enrolling', z.strictObject({}), async (req, _, user) => {
    const session = await findSession(req.payload, user);
    if (session) await endSessions(req, user.id, { only: session.id });
    return answerJson({ ok: true });
  }),
];
