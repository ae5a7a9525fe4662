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
import { auditAndNotifyAdmins } from './notify-admins.ts';
import { codeField, proofFields, reauthenticate } from './reauthenticate.ts';
import { endSessions, toSessionId } from './sign-in/sessions.ts';

/** Codes are shown only once. */
export interface NewRecoveryCodes {
  recoveryCodes: string[];
}

/** Result of sending a link. */
export interface SentLink {
  /** Recipient of the mail, if there is a mail server. */
  sentTo?: string;
  /** The link, if there is no mail server. It is shown only once. */
  link?: string;
  /** Expiry, ISO date. */
  until: string;
}

const proof = z.strictObject(proofFields);
const account = z.int().positive();
const accountAndProof = z.strictObject({ account, ...proofFields });

export const accountEndpoints: Endpoint[] = [
  chooseByLink,
  // Creates an account with a random password, and sends the link to choose one.
  createEndpointFor(
    'admins',
    '/accounts/invitations',
    z.strictObject({
      ...personFields,
      role: z.enum(roles, 'Choose what the person may do.'),
      ...proofFields,
    }),
    async (req, { password, code, ...person }, user) => {
      await validatePerson(req, person);
      await reauthenticate(req, user, { password, code });
      const invited = await req.payload.create({
        collection: 'users',
        data: { ...person, state: 'invited', password: randomBytes(32).toString('base64url') },
        depth: 0,
        req,
        // Only this code creates accounts; only admins get here.
        overrideAccess: true,
      });
      return sendLink(req, invited);
    },
  ),
  createEndpointFor('admins', '/accounts/links/send', accountAndProof, async (req, body, user) => {
    // A stolen session must not be enough to set a password.
    if (body.account === user.id) throw createApiError(req, 409, ({ account }) => account.ownLink);
    const found = await requireAccount(req, body.account);
    await reauthenticate(req, user, body);
    return sendLink(req, found);
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
async function sendLink(req: PayloadRequest, { id }: Pick<User, 'id'>): Promise<SentLink> {
  const isMailed = isMailConfigured();
  const user = await inTransaction(req.payload, async (inside) => {
    const linked = await createLink(inside, id);
    if (isMailed) await queueLinkMail(inside, linked);
    await auditAndNotifyAdmins(inside, { act: 'link-made', subject: `users ${id}` }, req.user);
    return linked;
  });
  return {
    until: String(user.resetPasswordExpiration),
    ...(isMailed
      ? { sentTo: user.email }
      : { link: toLinkUrl(toPublicUrl(getSettings()), toToken(user)) }),
  };
}

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
