import { randomBytes } from 'node:crypto';
import type { Endpoint, PayloadRequest, TypedUser } from 'payload';
import * as z from 'zod';
import { hasPermission, roles } from '../access/permissions.ts';
import { createEndpoint, createEndpointFor } from '../api/create-endpoint.ts';
import { type ChooseError, createApiError } from '../api/response.ts';
import { recordAudit } from '../collections/audit-trail/record-audit.ts';
import { queueLinkMail } from '../outbox/account-mails.ts';
import { isMailConfigured } from '../outbox/forwarding-gaps.ts';
import type { User } from '../payload-types.ts';
import { getSettings, toPublicUrl } from '../platform/settings.ts';
import { inTransaction } from '../platform/transaction.ts';
import {
  confirmFactor,
  hasFactor,
  isFactorRequired,
  prepareFactor,
  removeFactor,
  replaceRecoveryCodes,
} from './factor/factor.ts';
import { findUser } from './find-account.ts';
import { chooseByLink, personFields, validatePerson } from './link-endpoints.ts';
import { createLink, toLinkUrl, toToken } from './links.ts';
import { MAX_INVITED } from './max-invited.ts';
import { auditAndNotifyAdmins } from './notify-admins.ts';
import { codeField, proofFields, reauthenticate } from './reauthenticate.ts';
import { endSessions, toSessionId } from './sign-in/sessions.ts';

/** Codes are shown only once. */
export interface NewRecoveryCodes {
  recoveryCodes: string[];
}

/** A link that was mailed, or is shown once if there is no mail server. */
export interface SentLink {
  email: string;
  link?: string;
  /** Expiry, ISO date. */
  until: string;
}

const invitedPerson = z.strictObject({
  ...personFields,
  role: z.enum(roles, 'Choose what the person may do.'),
});

const proof = z.strictObject(proofFields);
const account = z.int().positive();
const accountAndProof = z.strictObject({ account, ...proofFields });

export const accountEndpoints: Endpoint[] = [
  chooseByLink,
  // Creates accounts with random passwords, and sends the links to choose them, once everyone is validated.
  createEndpointFor(
    'admins',
    '/accounts/invitations',
    z.strictObject({ people: z.array(invitedPerson).min(1).max(MAX_INVITED), ...proofFields }),
    async (req, { people: rows, ...body }, user) => {
      // A row that was left empty is no person.
      const typed = rows.filter(({ name, email }) => name || email);
      const people = typed.length > 0 ? typed : rows.slice(0, 1);
      for (const [index, person] of people.entries()) {
        const label = people.length > 1 ? `${person.email || person.name}: ` : '';
        await validatePerson(req, person, label);
        if (people.findIndex(({ email }) => email === person.email) < index)
          throw createApiError(req, 422, ({ account }) => label + account.twice, 'email');
      }
      await reauthenticate(req, user, body);
      // No common transaction, in which hashing would block all writers: if one fails, earlier ones stay invited.
      const links: SentLink[] = [];
      for (const person of people) {
        const { id } = await req.payload.create({
          collection: 'users',
          data: { ...person, state: 'invited', password: randomBytes(32).toString('base64url') },
          depth: 0,
          req,
          // Only this code creates accounts; only admins get here.
          overrideAccess: true,
        });
        links.push(await sendLink(req, id));
      }
      return links;
    },
  ),
  createEndpointFor('admins', '/accounts/links/send', accountAndProof, async (req, body, user) => {
    // A stolen session must not be enough to set a password.
    if (body.account === user.id) throw createApiError(req, 409, ({ account }) => account.ownLink);
    const { id } = await requireAccount(req, body.account);
    await reauthenticate(req, user, body);
    return [await sendLink(req, id)];
  }),
  createEndpoint('/accounts/factor/prepare', proof, async (req, body, user) => {
    await reauthenticate(req, user, body);
    return prepareFactor(req.payload, user);
  }),
  createEndpoint(
    '/accounts/factor/confirm',
    z.strictObject({ code: codeField }),
    async (req, { code }, user): Promise<NewRecoveryCodes> => ({
      recoveryCodes: await confirmFactor(req, user, code, toSessionId(user)),
    }),
  ),
  createEndpoint('/accounts/factor/remove', proof, async (req, body, user) => {
    if (await isFactorRequired(req.payload, user))
      throw createApiError(req, 409, ({ account }) => account.needFactor);
    await reauthenticate(req, user, body);
    await requireFactor(req, user, ({ account }) => account.noFactor);
    await inTransaction(req.payload, async (inside) => {
      await removeFactor(inside, user.id);
      await endSessions(inside, user.id, { except: toSessionId(user) });
      await recordAudit(inside, { act: 'factor-removed', subject: `users ${user.id}` }, user);
    });
  }),
  createEndpoint('/accounts/factor/codes', proof, async (req, body, user) => {
    await reauthenticate(req, user, body);
    await requireFactor(req, user, ({ account }) => account.noFactor);
    const recoveryCodes = await inTransaction(req.payload, async (inside) => {
      await recordAudit(inside, { act: 'codes-renewed', subject: `users ${user.id}` }, user);
      return replaceRecoveryCodes(inside, user.id);
    });
    return { recoveryCodes } satisfies NewRecoveryCodes;
  }),
  // For a user who lost phone and codes. Only admins with a factor of their own may do it: setting one up ends the
  // other sessions, and is recorded.
  createEndpointFor(
    'admins',
    '/accounts/factor/reset',
    accountAndProof,
    async (req, body, user) => {
      if (body.account === user.id)
        throw createApiError(req, 409, ({ account }) => account.ownFactor);
      await requireAccount(req, body.account);
      await requireFactor(req, user, ({ account }) => account.factorFirst);
      await reauthenticate(req, user, body);
      await inTransaction(req.payload, async (inside) => {
        await removeFactor(inside, body.account);
        await endSessions(inside, body.account);
        const subject = `users ${body.account}`;
        await auditAndNotifyAdmins(inside, { act: 'factor-reset', subject }, user);
      });
    },
  ),
  // Whether admins need a second factor. Payload's endpoint is closed, because it needs no reauthentication.
  createEndpointFor(
    'admins',
    '/accounts/factor/rule',
    z.strictObject({ isRequired: z.boolean(), ...proofFields }),
    async (req, { isRequired, ...body }, user) => {
      if (isRequired) await requireFactor(req, user, ({ account }) => account.factorFirst);
      await reauthenticate(req, user, body);
      await inTransaction(req, (inside) =>
        req.payload.updateGlobal({
          slug: 'sign-in-rules',
          data: { secondFactorForAdmins: isRequired },
          req: inside,
          // The access rule denies everyone, to close Payload's endpoint; this admin has just reauthenticated.
          overrideAccess: true,
        }),
      );
    },
  ),
  // One session, or all of an account. Another user's sessions need reauthentication.
  createEndpoint(
    '/accounts/sessions/end',
    z.strictObject({ account, session: z.int().positive().optional(), ...proofFields }),
    async (req, { account: id, session, ...body }, user) => {
      const isOwn = id === user.id;
      if (!isOwn && !hasPermission({ user }, 'administration'))
        throw createApiError(req, 403, ({ account }) => account.signOut);
      if (!isOwn) await reauthenticate(req, user, body);
      const ended = await inTransaction(req.payload, async (inside) => {
        const count = await endSessions(inside, id, { only: session });
        if (count > 0 && !isOwn) {
          await auditAndNotifyAdmins(
            inside,
            { act: 'sessions-ended', subject: `users ${id}` },
            user,
          );
        }
        return count;
      });
      return { ended };
    },
  ),
  // Also the user's own account. Payload's endpoint is closed, because it needs no reauthentication.
  createEndpointFor('admins', '/accounts/delete', accountAndProof, async (req, body, user) => {
    await requireAccount(req, body.account);
    await reauthenticate(req, user, body);
    await inTransaction(req, (inside) =>
      req.payload.delete({
        collection: 'users',
        id: body.account,
        req: inside,
        // The access rule denies everyone, to close Payload's endpoint; this admin has just reauthenticated.
        overrideAccess: true,
      }),
    );
  }),
];

/** Creates a link that replaces a former one, and queues its mail in the same transaction. */
const sendLink = (from: PayloadRequest, id: number): Promise<SentLink> =>
  inTransaction(from, async (req) => {
    const user = await createLink(req, id);
    const sent = { email: user.email, until: String(user.resetPasswordExpiration) };
    await auditAndNotifyAdmins(req, { act: 'link-made', subject: `users ${id}` });
    if (!isMailConfigured())
      return { ...sent, link: toLinkUrl(toPublicUrl(getSettings()), toToken(user)) };
    await queueLinkMail(req, user);
    return sent;
  });

async function requireAccount(req: PayloadRequest, id: number): Promise<User> {
  const found = await findUser(req.payload, id);
  if (!found) throw createApiError(req, 404, ({ account }) => account.deleted);
  return found;
}

/** @param choose the message for a user without a second factor */
async function requireFactor(
  req: PayloadRequest,
  { id }: TypedUser,
  choose: ChooseError,
): Promise<void> {
  if (!(await hasFactor(req.payload, id))) throw createApiError(req, 409, choose);
}
