import type { Endpoint, PayloadRequest } from 'payload';
import * as z from 'zod';
import { roles } from '../access/roles.ts';
import { ApiError, answerJson } from '../api/answer.ts';
import { noteInAudit } from '../collections/audit-trail/note-in-audit.ts';
import { removeSpentFirstAdminFile } from '../collections/users/first-admin.ts';
import { decidePasswordRefusal } from '../collections/users/password.ts';
import { hashPassword } from '../collections/users/password-hash.ts';
import { sayReason, tell } from '../panel/language/refuse.ts';
import { toFirstAdminFile } from '../platform/first-admin-file.ts';
import { getSettings } from '../platform/settings.ts';
import { inTransaction } from '../platform/transaction.ts';
import { createAccountEndpoint } from './account-endpoint.ts';
import { inviteSomebody, sendLink } from './invite.ts';
import { findInvited, findLink, type LinkState, spendLink, toLinkState } from './links.ts';
import { endSessions } from './sessions.ts';

const inviteSchema = z.strictObject({
  name: z.string().trim().min(1, 'Type a name.').max(80, 'A name has 80 characters at most.'),
  email: z.email('Type one plain e-mail address.').max(254),
  role: z.enum(roles, 'Choose what the person may do.'),
});
const accountSchema = z.strictObject({ account: z.int().positive() });
const token = z.string().max(200);
const tokenSchema = z.strictObject({ token });
const useSchema = z.strictObject({ token, password: z.string().max(500) });

/** What whoever opens a link is told. */
export interface OpenedLink {
  state: LinkState;
  /** Of an open link alone: whose account it is, and whether it is an invitation. */
  email?: string;
  isInvitation?: boolean;
}

export const linkEndpoints: Endpoint[] = [
  createAccountEndpoint('invitations', 'admins', inviteSchema, async (req, body) =>
    answerJson(await inviteSomebody(req, body), 201),
  ),
  createAccountEndpoint('links/send', 'admins', accountSchema, async (req, { account }) => {
    const user = await findInvited(req.payload, { account });
    if (!user)
      throw new ApiError(
        404,
        tell(req, (words) => words.account.deleted),
      );
    return answerJson(await sendLink(req, user));
  }),
  createAccountEndpoint('links/read', 'anybody', tokenSchema, async ({ payload }, body) => {
    const link = await findLink(payload, body.token);
    const state = toLinkState(link);
    const user = state === 'open' && link ? await findInvited(payload, link) : undefined;
    if (!user) return answerJson({ state } satisfies OpenedLink);
    const isInvitation = user.state === 'invited';
    return answerJson({ state, email: user.email, isInvitation } satisfies OpenedLink);
  }),
  createAccountEndpoint('links/use', 'anybody', useSchema, choosePassword),
];

/** Sets the password that somebody chose with a link. It signs nobody in. */
async function choosePassword(
  req: PayloadRequest,
  { token: asked, password }: z.infer<typeof useSchema>,
): Promise<Response> {
  const { payload } = req;
  const link = await findLink(payload, asked);
  const user = link && toLinkState(link) === 'open' ? await findInvited(payload, link) : undefined;
  if (!link || !user) throw toGone(req, toLinkState(link));
  const reason = decidePasswordRefusal(password);
  if (reason) throw new ApiError(422, sayReason(req, reason), { password: sayReason(req, reason) });
  // Before the transaction: it takes its time.
  const hashed = await hashPassword(password);
  const isDone = await inTransaction(payload, async (inside) => {
    if (!(await spendLink(inside, link))) return false;
    await payload.db.updateOne({
      collection: 'users',
      where: { id: { equals: user.id } },
      data: { ...hashed, oneTimePasswordUntil: null, resetPasswordToken: null },
      options: { atomic: true },
      req: inside,
    });
    await endSessions(inside, user.id);
    await noteInAudit(inside, { act: 'password-chosen', subject: `users ${user.id}` }, user);
    return true;
  });
  if (!isDone) throw toGone(req, 'used');
  if (user.oneTimePasswordUntil) {
    await removeSpentFirstAdminFile(payload, toFirstAdminFile(getSettings().DATA_DIR));
  }
  return answerJson({ email: user.email });
}

// An open one leads to an account that is not there.
const toGone = (req: PayloadRequest, state: LinkState) =>
  new ApiError(
    410,
    tell(req, ({ account }) => account.links[state]),
  );
