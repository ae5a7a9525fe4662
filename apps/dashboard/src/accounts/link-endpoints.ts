import { setTimeout as wait } from 'node:timers/promises';
import type { Endpoint, PayloadRequest } from 'payload';
import * as z from 'zod';
import { createEndpointFor } from '../api/create-endpoint.ts';
import { type ChooseError, createApiError } from '../api/response.ts';
import { recordAudit } from '../collections/audit-trail/record-audit.ts';
import { queueLinkMail } from '../outbox/account-mails.ts';
import { isMailConfigured } from '../outbox/forwarding-gaps.ts';
import { translateReason } from '../platform/language/errors.ts';
import { inTransaction } from '../platform/transaction.ts';
import { findAccount, toAccountEmail } from './find-account.ts';
import { removeUsedFirstAdminFile } from './first-admin.ts';
import { consumeLink, createLink, findLinkUser } from './links.ts';
import { findPasswordProblem } from './password.ts';
import { countLinkRequest } from './sign-in/attempts.ts';
import { endSessions } from './sign-in/sessions.ts';

/** What a person types, validated by `validatePerson`. */
export const personFields = {
  name: z.string().trim().max(80),
  email: z.string().trim().toLowerCase().max(254),
};

/** Sets the password, and name and e-mail address of the first admin. The user is not signed in. */
export const chooseByLink: Endpoint = createEndpointFor(
  'anybody',
  '/accounts/links/use',
  z.strictObject({
    token: z.string().max(200),
    password: z.string().max(500),
    name: personFields.name.default(''),
    email: personFields.email.default(''),
  }),
  async (req, { token, password, ...person }) => {
    const user = await findLinkUser(req.payload, token);
    if (!user) throw createApiError(req, 410, ({ account }) => account.closedLink);
    // With a placeholder e-mail address.
    const isFirstAdmin = Boolean(user.oneTimePasswordUntil);
    if (isFirstAdmin) await validatePerson(req, person, '', user.id);
    const reason = findPasswordProblem(password);
    if (reason) throw createApiError(req, 422, () => translateReason(req, reason), 'password');
    const changed = await inTransaction(req.payload, async (inside) => {
      if (!(await consumeLink(inside, user))) return undefined;
      await endSessions(inside, user.id);
      await recordAudit(inside, { act: 'password-chosen', subject: `users ${user.id}` }, user);
      return req.payload.update({
        collection: 'users',
        id: user.id,
        data: { password, oneTimePasswordUntil: null, ...(isFirstAdmin && person) },
        depth: 0,
        req: inside,
        // The link gives access.
        overrideAccess: true,
      });
    });
    if (!changed) throw createApiError(req, 410, ({ account }) => account.closedLink);
    if (isFirstAdmin) await removeUsedFirstAdminFile(req.payload);
    return { email: changed.email };
  },
);

/** Minimum response time, in milliseconds. It is longer than storing takes, so that it reveals no account. */
const MIN_RESPONSE_TIME = 400;

/**
 * `POST /cms-api/users/forgot-password` replaces Payload's endpoint. It stores link and mail; the outbox sends the
 * mail. Response and timing do not reveal whether there is an account.
 */
export const forgotPassword = createEndpointFor(
  'anybody',
  '/forgot-password',
  z.object({ email: z.unknown() }),
  async (req, body) => {
    const email = toAccountEmail(body.email) ?? '';
    if (!isEmail(email))
      throw createApiError(req, 422, ({ account }) => account.emailWrong, 'email');
    // The same for every e-mail address, so it reveals nothing.
    if (!isMailConfigured()) throw createApiError(req, 503, ({ account }) => account.mailOff);
    await countLinkRequest(req, email);
    await Promise.all([storeLink(req, email), wait(MIN_RESPONSE_TIME)]);
  },
);

/** Stores a link and its mail if there is an account. */
async function storeLink(req: PayloadRequest, email: string): Promise<void> {
  const user = await findAccount(req, email);
  if (!user) return;
  await inTransaction(req.payload, async (inside) => {
    await queueLinkMail(inside, await createLink(inside, user.id, 'owner'), 'forgotten');
  });
}

const isEmail = (text: string): boolean => z.email().max(254).safeParse(text).success;

/**
 * @param label before the message
 * @param account which may already have the e-mail address
 * @throws {ApiError} 422 for a missing name, or an e-mail address that is invalid or taken
 */
export async function validatePerson(
  req: PayloadRequest,
  { name, email }: Record<keyof typeof personFields, string>,
  label = '',
  account?: number,
): Promise<void> {
  const reject = (field: keyof typeof personFields, choose: ChooseError) =>
    createApiError(req, 422, (texts) => label + choose(texts), field);
  if (!name) throw reject('name', ({ account }) => account.nameMissing);
  if (!isEmail(email)) throw reject('email', ({ account }) => account.emailWrong);
  const owner = await findAccount(req, email);
  if (owner && owner.id !== account) throw reject('email', ({ account }) => account.taken);
}
