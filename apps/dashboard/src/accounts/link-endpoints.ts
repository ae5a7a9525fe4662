import type { Endpoint, PayloadRequest } from 'payload';
import * as z from 'zod';
import { roles } from '../access/roles.ts';
import { ApiError, jsonResponse } from '../api/response.ts';
import { recordAudit } from '../collections/audit-trail/record-audit.ts';
import { toAccountEmail } from '../collections/users/find-account.ts';
import { removeUsedFirstAdminFile } from '../collections/users/first-admin.ts';
import { findPasswordProblem } from '../collections/users/password.ts';
import { hashPassword } from '../collections/users/password-hash.ts';
import { translateError, translateReason } from '../panel/language/errors.ts';
import type { User } from '../payload-types.ts';
import { toFirstAdminFile } from '../platform/first-admin-file.ts';
import { getSettings } from '../platform/settings.ts';
import { inTransaction } from '../platform/transaction.ts';
import { createAccountEndpoint } from './account-endpoint.ts';
import { inviteUser, sendLink } from './invite.ts';
import { consumeLink, findLink, findLinkAccount, type LinkState, toLinkState } from './links.ts';
import { type PersonInput, validatePerson } from './person.ts';
import { proofSchema } from './proof-schema.ts';
import { reauthenticate } from './reauthenticate.ts';
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
  // For accounts without one.
  name: z.string().max(500).optional(),
  email: z.string().max(500).optional(),
});

/** Response to an opened link. */
export interface OpenedLink {
  state: LinkState;
  /** Only for an open link. */
  email?: string;
  isInvitation?: boolean;
  /** Fields that the account lacks, besides the password. */
  asks?: ('name' | 'email')[];
}

export const linkEndpoints: Endpoint[] = [
  createAccountEndpoint('invitations', 'admins', inviteSchema, async (req, body, user) => {
    const { name, email, role, ...proof } = body;
    const problems = await validatePerson(req, { name, email });
    const [first] = Object.values(problems);
    if (first) throw new ApiError(422, first, problems);
    await reauthenticate(req, user, proof);
    return jsonResponse(await inviteUser(req, { name: name.trim(), email, role }), 201);
  }),
  createAccountEndpoint('links/send', 'admins', accountSchema, async (req, body, user) => {
    const { account, ...proof } = body;
    // A stolen session must not be enough to set a password.
    if (account === user.id) {
      throw new ApiError(
        409,
        translateError(req, (words) => words.account.ownLink),
      );
    }
    const found = await findLinkAccount(req.payload, { account });
    if (!found)
      throw new ApiError(
        404,
        translateError(req, (words) => words.account.deleted),
      );
    await reauthenticate(req, user, proof);
    return jsonResponse(await sendLink(req, found));
  }),
  createAccountEndpoint('links/read', 'anybody', tokenSchema, async ({ payload }, body) => {
    const link = await findLink(payload, body.token);
    const state = toLinkState(link);
    const user = state === 'open' && link ? await findLinkAccount(payload, link) : undefined;
    if (!user) return jsonResponse({ state } satisfies OpenedLink);
    const { email } = user;
    const isInvitation = user.state === 'invited' || isFirstAdmin(user);
    return jsonResponse({
      state,
      email,
      isInvitation,
      asks: toRequiredFields(user),
    } satisfies OpenedLink);
  }),
  createAccountEndpoint('links/use', 'anybody', useSchema, choosePassword),
];

/** The first admin has a one-time password and a placeholder e-mail address. */
const isFirstAdmin = ({ oneTimePasswordUntil }: User): boolean => Boolean(oneTimePasswordUntil);

/** Fields that the account lacks. */
function toRequiredFields(user: User): ('name' | 'email')[] {
  if (isFirstAdmin(user)) return ['name', 'email'];
  return user.name ? [] : ['name'];
}

/** Sets password and missing fields with a link. The user is not signed in. */
async function choosePassword(
  req: PayloadRequest,
  { token: asked, password, ...typed }: z.infer<typeof useSchema>,
): Promise<Response> {
  const { payload } = req;
  const link = await findLink(payload, asked);
  const user =
    link && toLinkState(link) === 'open' ? await findLinkAccount(payload, link) : undefined;
  if (!link || !user) throw toLinkError(req, toLinkState(link));
  const wanted = Object.fromEntries(
    toRequiredFields(user).map((name) => [name, typed[name] ?? '']),
  );
  const problems = await validatePerson(req, wanted, user.id);
  const reason = findPasswordProblem(password);
  if (reason) problems.password = translateReason(req, reason);
  const [first] = Object.values(problems);
  if (first) throw new ApiError(422, first, problems);
  const person: PersonInput = {
    ...(wanted.name !== undefined && { name: wanted.name.trim() }),
    ...(wanted.email !== undefined && { email: toAccountEmail(wanted.email) ?? '' }),
  };
  // Before the transaction, because hashing is slow.
  const hashed = await hashPassword(password);
  const isDone = await inTransaction(payload, async (inside) => {
    if (!(await consumeLink(inside, link))) return false;
    await payload.db.updateOne({
      collection: 'users',
      where: { id: { equals: user.id } },
      data: { ...hashed, ...person, oneTimePasswordUntil: null, resetPasswordToken: null },
      options: { atomic: true },
      req: inside,
    });
    await endSessions(inside, user.id);
    await recordAudit(inside, { act: 'password-chosen', subject: `users ${user.id}` }, user);
    return true;
  });
  if (!isDone) throw toLinkError(req, 'used');
  if (user.oneTimePasswordUntil) {
    await removeUsedFirstAdminFile(payload, toFirstAdminFile(getSettings().DATA_DIR));
  }
  return jsonResponse({ email: person.email ?? user.email });
}

// An open link whose account is deleted.
const toLinkError = (req: PayloadRequest, state: LinkState) =>
  new ApiError(
    410,
    translateError(req, ({ account }) => account.links[state]),
  );
