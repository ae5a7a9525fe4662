import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type CollectionAfterLoginHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
  type Where,
} from 'payload';
import { isRequiredForAdmins } from '../../accounts/factor.ts';
import { auditAndNotifyAdmins } from '../../accounts/notify-admins.ts';
import { endSessions } from '../../accounts/sessions.ts';
import { translateError } from '../../panel/language/errors.ts';
import { LANGUAGE_PREFERENCE, languages } from '../../panel/language/language.ts';
import type { User } from '../../payload-types.ts';
import { recordAudit } from '../audit-trail/record-audit.ts';

/** Rejects removing the admin role from the last admin. */
export const rejectLastAdminDemotion: CollectionBeforeChangeHook<User> = async ({
  data,
  originalDoc,
  req,
}) => {
  if (originalDoc?.role === 'admin' && data.role && data.role !== 'admin') {
    await requireOtherAdmin(originalDoc.id, req);
  }
  return data;
};

/** Rejects the deletion of the last admin. */
export const rejectLastAdminDeletion: CollectionBeforeDeleteHook = ({ id, req }) =>
  requireOtherAdmin(id, req);

async function requireOtherAdmin(id: number | string, req: PayloadRequest): Promise<void> {
  const { totalDocs } = await req.payload.count({
    collection: 'users',
    where: { and: [{ role: { equals: 'admin' } }, { id: { not_equals: id } }] },
    // Every admin counts, also for those who see only their own account.
    overrideAccess: true,
    req,
  });
  if (totalDocs > 0) return;
  const message = translateError(req, ({ account }) => account.lastAdmin);
  throw new APIError(message, 409, null, true);
}

/** Deletes all data of a deleted account, and removes it as owner of messages. */
export const deleteAccountData: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { db } = req.payload;
  await db.updateMany({
    collection: 'submissions',
    where: { owner: { equals: id } },
    data: { owner: null },
    returning: false,
    req,
  });
  for (const collection of [
    'account-links',
    'account-factors',
    'recovery-codes',
    'account-sessions',
  ] as const) {
    await db.deleteMany({ collection, where: { account: { equals: id } }, req });
  }
  const where: Where = { and: [{ source: { equals: 'users' } }, { messageId: { equals: id } }] };
  await db.deleteMany({ collection: 'deliveries', where, req });
};

/** Ends the sessions of a new admin, who then needs a second factor. */
export const endSessionsOfNewAdmin: CollectionAfterChangeHook<User> = async ({
  doc,
  operation,
  previousDoc,
  req,
}) => {
  const isNewAdmin = operation === 'update' && doc.role === 'admin' && previousDoc.role !== 'admin';
  if (isNewAdmin && (await isRequiredForAdmins(req.payload))) await endSessions(req, doc.id);
};

/**
 * Records new accounts, roles and e-mail addresses. Admins get a mail about the last two; about a new account the
 * invitation tells them.
 */
export const auditAccountChange: CollectionAfterChangeHook<User> = async ({
  doc,
  operation,
  previousDoc,
  req,
}) => {
  const subject = `users ${doc.id}`;
  if (operation === 'create') {
    await recordAudit(req, { act: 'account-made', subject, detail: doc.role });
    return;
  }
  if (previousDoc.role !== doc.role) {
    const detail = `${previousDoc.role} → ${doc.role}`;
    await auditAndNotifyAdmins(req, { act: 'role-changed', subject, detail });
  }
  if (previousDoc.email !== doc.email) {
    const detail = `${previousDoc.email} → ${doc.email}`;
    await auditAndNotifyAdmins(req, { act: 'email-changed', subject, detail });
  }
};

export const auditAccountDeletion: CollectionAfterDeleteHook<User> = ({ doc, req }) =>
  auditAndNotifyAdmins(req, { act: 'deleted', subject: `users ${doc.id}` });

const YEAR = 365 * 24 * 60 * 60;

/** Sets the language cookie to the user's preference after sign-in. */
export const setLanguageCookie: CollectionAfterLoginHook<User> = async ({ user, req }) => {
  const { docs } = await req.payload.find({
    collection: 'payload-preferences',
    where: {
      and: [
        { key: { equals: LANGUAGE_PREFERENCE } },
        { 'user.relationTo': { equals: 'users' } },
        { 'user.value': { equals: user.id } },
      ],
    },
    limit: 1,
    pagination: false,
    depth: 0,
    // The user's own preference.
    overrideAccess: true,
    req,
  });
  const kept = languages.find((one) => one === docs[0]?.value);
  if (!kept) return;
  const { cookiePrefix } = req.payload.config;
  const secure = cookiePrefix.startsWith('__Host-') ? '; Secure' : '';
  req.responseHeaders ??= new Headers();
  req.responseHeaders.append(
    'Set-Cookie',
    `${cookiePrefix}-lng=${kept}; Path=/; Max-Age=${YEAR}; SameSite=Lax${secure}`,
  );
};
