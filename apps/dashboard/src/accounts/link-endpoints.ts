import type { Endpoint, PayloadRequest } from 'payload';
import * as z from 'zod';
import { roles } from '../access/roles.ts';
import { ApiError, jsonResponse } from '../api/response.ts';
import { recordAudit } from '../collections/audit-trail/record-audit.ts';
import { findAccount, toAccountEmail } from '../collections/users/find-account.ts';
import { findPasswordProblem } from '../collections/users/password.ts';
import { translateError, translateReason } from '../panel/language/errors.ts';
import type { User } from '../payload-types.ts';
import { inTransaction } from '../platform/transaction.ts';
import { accountField, createAccountEndpoint, createAccountError } from './account-endpoint.ts';
import { inviteUser, sendLink } from './invite.ts';
import { consumeLink, findLink, findLinkAccount, type LinkState, toLinkState } from './links.ts';
import { proofFields, reauthenticate } from './reauthenticate.ts';
import { endSessions } from './sessions.ts';

/** Of a name, in characters. */
const MAX_NAME = 80;
/** Of an e-mail address, in characters. */
const MAX_EMAIL = 254;

const text = z.string().max(500);
const token = z.string().max(200);
const inviteSchema = z.strictObject({
  name: text,
  email: text,
  role: z.enum(roles, 'Choose what the person may do.'),
  ...proofFields,
});
const sendSchema = z.strictObject({ account: accountField, ...proofFields });
const useSchema = z.strictObject({
  token,
  password: text,
  // For accounts without one.
  name: text.optional(),
  email: text.optional(),
});

/** Fields that a person types. Missing fields are not validated. */
type PersonInput = Partial<Record<'name' | 'email', string | undefined>>;

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
    rejectProblems(await validatePerson(req, { name, email }));
    await reauthenticate(req, user, proof);
    return jsonResponse(await inviteUser(req, { name: name.trim(), email, role }), 201);
  }),
  createAccountEndpoint('links/send', 'admins', sendSchema, async (req, body, user) => {
    const { account, ...proof } = body;
    // A stolen session must not be enough to set a password.
    if (account === user.id) throw createAccountError(req, 409, (texts) => texts.ownLink);
    const found = await findLinkAccount(req.payload, { account });
    if (!found) throw createAccountError(req, 404, (texts) => texts.deleted);
    await reauthenticate(req, user, proof);
    return jsonResponse(await sendLink(req, found));
  }),
  createAccountEndpoint(
    'links/read',
    'anybody',
    z.strictObject({ token }),
    async ({ payload }, body) => {
      const link = await findLink(payload, body.token);
      const state = toLinkState(link);
      const user = state === 'open' && link ? await findLinkAccount(payload, link) : undefined;
      if (!user) return jsonResponse({ state } satisfies OpenedLink);
      const { email } = user;
      const isInvitation = user.state === 'invited' || isFirstAdmin(user);
      const asks = toRequiredFields(user);
      return jsonResponse({ state, email, isInvitation, asks } satisfies OpenedLink);
    },
  ),
  // Sets password and missing fields. The user is not signed in.
  createAccountEndpoint('links/use', 'anybody', useSchema, async (req, body) => {
    const { payload } = req;
    const link = await findLink(payload, body.token);
    const user =
      link && toLinkState(link) === 'open' ? await findLinkAccount(payload, link) : undefined;
    if (!link || !user) throw toLinkError(req, toLinkState(link));
    const { password } = body;
    const typed = toRequiredFields(user).map((name) => [name, body[name]?.trim() ?? '']);
    const person: PersonInput = Object.fromEntries(typed);
    const problems = await validatePerson(req, person, user.id);
    const reason = findPasswordProblem(password);
    rejectProblems({ ...problems, ...(reason && { password: translateReason(req, reason) }) });
    const changed = await inTransaction(payload, async (inside) => {
      if (!(await consumeLink(inside, link))) return undefined;
      await endSessions(inside, user.id);
      await recordAudit(inside, { act: 'password-chosen', subject: `users ${user.id}` }, user);
      return payload.update({
        collection: 'users',
        id: user.id,
        data: { password, ...person },
        depth: 0,
        req: inside,
        // The link gives access.
        overrideAccess: true,
      });
    });
    if (!changed) throw toLinkError(req, 'used');
    return jsonResponse({ email: changed.email });
  }),
];

/** The first admin has a one-time password and a placeholder e-mail address. */
const isFirstAdmin = ({ oneTimePasswordUntil }: User): boolean => Boolean(oneTimePasswordUntil);

/** Fields that the account lacks. */
function toRequiredFields(user: User): ('name' | 'email')[] {
  if (isFirstAdmin(user)) return ['name', 'email'];
  return user.name ? [] : ['name'];
}

// An open link whose account is deleted.
const toLinkError = (req: PayloadRequest, state: LinkState) =>
  createAccountError(req, 410, (texts) => texts.links[state]);

/** @throws {ApiError} 422, if there are errors */
function rejectProblems(problems: Record<string, string>): void {
  const [first] = Object.values(problems);
  if (first) throw new ApiError(422, first, problems);
}

/**
 * Validates name and e-mail address. Returns errors by field, in the language of the user.
 * @param account the account that may already have the e-mail address
 */
async function validatePerson(
  req: PayloadRequest,
  { name, email }: PersonInput,
  account?: number,
): Promise<Record<string, string>> {
  const nameError = validateName(req, name?.trim());
  const emailError = await validateEmail(req, email, account);
  return { ...(nameError && { name: nameError }), ...(emailError && { email: emailError }) };
}

function validateName(req: PayloadRequest, name: string | undefined): string | undefined {
  if (name === '') return translateError(req, ({ account }) => account.nameMissing);
  if (name === undefined || name.length <= MAX_NAME) return undefined;
  return translateError(req, ({ account }) => account.nameLong, { max: MAX_NAME });
}

async function validateEmail(
  req: PayloadRequest,
  email: string | undefined,
  account: number | undefined,
): Promise<string | undefined> {
  if (email === undefined) return undefined;
  const wanted = toAccountEmail(email) ?? '';
  if (!z.email().max(MAX_EMAIL).safeParse(wanted).success) {
    return translateError(req, (texts) => texts.account.emailWrong);
  }
  const owner = await findAccount(req, wanted);
  if (!owner || owner.id === account) return undefined;
  return translateError(req, (texts) => texts.account.taken);
}
