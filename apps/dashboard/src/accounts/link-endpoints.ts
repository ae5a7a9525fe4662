import type { Endpoint, PayloadRequest } from 'payload';
import * as z from 'zod';
import { roles } from '../access/roles.ts';
import { ApiError, answerJson } from '../api/answer.ts';
import { noteInAudit } from '../collections/audit-trail/note-in-audit.ts';
import { toAccountEmail } from '../collections/users/find-account.ts';
import { removeSpentFirstAdminFile } from '../collections/users/first-admin.ts';
import { decidePasswordRefusal } from '../collections/users/password.ts';
import { hashPassword } from '../collections/users/password-hash.ts';
import { translateError, translateReason } from '../panel/language/errors.ts';
import type { User } from '../payload-types.ts';
import { toFirstAdminFile } from '../platform/first-admin-file.ts';
import { getSettings } from '../platform/settings.ts';
import { inTransaction } from '../platform/transaction.ts';
import { createAccountEndpoint } from './account-endpoint.ts';
import { inviteSomebody, sendLink } from './invite.ts';
import { findInvited, findLink, type LinkState, spendLink, toLinkState } from './links.ts';
import { findPersonProblems, type TypedPerson } from './person.ts';
import { proofSchema } from './proof-schema.ts';
import { proveAgain } from './prove-again.ts';
import { endSessions } from './sessions.ts';

const inviteSchema = z.strictObject({
  name: z.string().max(500),
  email: z.string().max(500),
  role: z.enum(roles, 'Choose what the person may do.'),
  ...proofSchema.partial().shape,
});
const accountSchema = z.strictObject({
  account: z.int().positive(),
  ...proofSchema.partial().shape,
});
const token = z.string().max(200);
const tokenSchema = z.strictObject({ token });
const useSchema = z.strictObject({
  token,
  password: z.string().max(500),
  // Of whoever has none yet.
  name: z.string().max(500).optional(),
  email: z.string().max(500).optional(),
});

/** What whoever opens a link is told. */
export interface OpenedLink {
  state: LinkState;
  /** Of an open link alone: whose account it is, and whether it is an invitation. */
  email?: string;
  isInvitation?: boolean;
  /** What is asked for besides a password: the name of an account without one, and an e-mail address in place of a made-up one. */
  asks?: ('name' | 'email')[];
}

export const linkEndpoints: Endpoint[] = [
  createAccountEndpoint('invitations', 'admins', inviteSchema, async (req, body, user) => {
    const { name, email, role, ...proof } = body;
    const problems = await findPersonProblems(req, { name, email });
    const [first] = Object.values(problems);
    if (first) throw new ApiError(422, first, problems);
    await proveAgain(req, user, proof);
    return answerJson(await inviteSomebody(req, { name: name.trim(), email, role }), 201);
  }),
  createAccountEndpoint('links/send', 'admins', accountSchema, async (req, body, user) => {
    const { account, ...proof } = body;
    // Whoever has a session would need no password any more to have the account.
    if (account === user.id) {
      throw new ApiError(
        409,
        translateError(req, (words) => words.account.ownLink),
      );
    }
    const found = await findInvited(req.payload, { account });
    if (!found)
      throw new ApiError(
        404,
        translateError(req, (words) => words.account.deleted),
      );
    await proveAgain(req, user, proof);
    return answerJson(await sendLink(req, found));
  }),
  createAccountEndpoint('links/read', 'anybody', tokenSchema, async ({ payload }, body) => {
    const link = await findLink(payload, body.token);
    const state = toLinkState(link);
    const user = state === 'open' && link ? await findInvited(payload, link) : undefined;
    if (!user) return answerJson({ state } satisfies OpenedLink);
    const { email } = user;
    const isInvitation = user.state === 'invited' || isFirstAdmin(user);
    return answerJson({ state, email, isInvitation, asks: toAsked(user) } satisfies OpenedLink);
  }),
  createAccountEndpoint('links/use', 'anybody', useSchema, choosePassword),
];

/** Whether it is the first admin, who has a one-time password and a made-up address. */
const isFirstAdmin = ({ oneTimePasswordUntil }: User): boolean => Boolean(oneTimePasswordUntil);

/** What an account has to be given besides a password. */
function toAsked(user: User): ('name' | 'email')[] {
  if (isFirstAdmin(user)) return ['name', 'email'];
  return user.name ? [] : ['name'];
}

/** Sets the password that somebody chose with a link, and what the account lacks besides. It signs nobody in. */
async function choosePassword(
  req: PayloadRequest,
  { token: asked, password, ...typed }: z.infer<typeof useSchema>,
): Promise<Response> {
  const { payload } = req;
  const link = await findLink(payload, asked);
  const user = link && toLinkState(link) === 'open' ? await findInvited(payload, link) : undefined;
  if (!link || !user) throw toGone(req, toLinkState(link));
  const wanted = Object.fromEntries(toAsked(user).map((name) => [name, typed[name] ?? '']));
  const problems = await findPersonProblems(req, wanted, user.id);
  const reason = decidePasswordRefusal(password);
  if (reason) problems.password = translateReason(req, reason);
  const [first] = Object.values(problems);
  if (first) throw new ApiError(422, first, problems);
  const person: TypedPerson = {
    ...(wanted.name !== undefined && { name: wanted.name.trim() }),
    ...(wanted.email !== undefined && { email: toAccountEmail(wanted.email) ?? '' }),
  };
  // Before the transaction: it takes its time.
  const hashed = await hashPassword(password);
  const isDone = await inTransaction(payload, async (inside) => {
    if (!(await spendLink(inside, link))) return false;
    await payload.db.updateOne({
      collection: 'users',
      where: { id: { equals: user.id } },
      data: { ...hashed, ...person, oneTimePasswordUntil: null, resetPasswordToken: null },
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
  return answerJson({ email: person.email ?? user.email });
}

// An open one leads to an account that is not there.
const toGone = (req: PayloadRequest, state: LinkState) =>
  new ApiError(
    410,
    translateError(req, ({ account }) => account.links[state]),
  );
