import type { Endpoint, Payload, PayloadRequest, TypedUser } from 'payload';
import * as z from 'zod';
import { jsonResponse } from '../api/response.ts';
import { recordAudit } from '../collections/audit-trail/record-audit.ts';
import { inTransaction } from '../platform/transaction.ts';
import { accountField, createAccountEndpoint, createAccountError } from './account-endpoint.ts';
import {
  confirmFactor,
  getFactorSince,
  isFactorRequired,
  prepareFactor,
  removeFactor,
} from './factor.ts';
import { findLinkAccount } from './links.ts';
import { auditAndNotifyAdmins } from './notify-admins.ts';
import { codeField, proofFields, reauthenticate } from './reauthenticate.ts';
import { replaceRecoveryCodes } from './recovery-codes.ts';
import { endSessions, toSessionId } from './sessions.ts';

/** Codes are shown only once. */
export interface NewRecoveryCodes {
  recoveryCodes: string[];
}

const proofSchema = z.strictObject(proofFields);
const codeSchema = z.strictObject({ code: codeField });
const resetSchema = z.strictObject({ account: accountField, ...proofFields });
const ruleSchema = z.strictObject({ isRequired: z.boolean(), ...proofFields });

export const factorEndpoints: Endpoint[] = [
  createAccountEndpoint('factor/prepare', 'signed-in', proofSchema, async (req, body, user) => {
    await reauthenticate(req, user, body);
    return jsonResponse(await prepareFactor(req.payload, user));
  }),
  createAccountEndpoint('factor/confirm', 'signed-in', codeSchema, async (req, { code }, user) => {
    const recoveryCodes = await confirmFactor(req, user, code, toSessionId(user));
    return jsonResponse({ recoveryCodes } satisfies NewRecoveryCodes);
  }),
  createAccountEndpoint('factor/remove', 'signed-in', proofSchema, async (req, body, user) => {
    if (await isFactorRequired(req.payload, user)) {
      throw createAccountError(req, 409, (texts) => texts.needFactor);
    }
    await reauthenticate(req, user, body);
    await requireFactor(req, user);
    await inTransaction(req.payload, async (inside) => {
      await removeFactor(inside, user.id);
      await endSessions(inside, user.id, { except: toSessionId(user) });
      await recordAudit(inside, { act: 'factor-removed', subject: `users ${user.id}` }, user);
    });
    return jsonResponse({ ok: true });
  }),
  createAccountEndpoint('factor/codes', 'signed-in', proofSchema, async (req, body, user) => {
    await reauthenticate(req, user, body);
    await requireFactor(req, user);
    const recoveryCodes = await inTransaction(req.payload, async (inside) => {
      await recordAudit(inside, { act: 'codes-renewed', subject: `users ${user.id}` }, user);
      return replaceRecoveryCodes(inside, user.id);
    });
    return jsonResponse({ recoveryCodes } satisfies NewRecoveryCodes);
  }),
  // For a user who lost phone and codes.
  createAccountEndpoint('factor/reset', 'admins', resetSchema, async (req, body, user) => {
    const { account, ...proof } = body;
    if (account === user.id) throw createAccountError(req, 409, (texts) => texts.ownFactor);
    if (!(await findLinkAccount(req.payload, { account }))) {
      throw createAccountError(req, 404, (texts) => texts.deleted);
    }
    if (!(await mayReset(req.payload, user))) {
      throw createAccountError(req, 403, (texts) => texts.tooYoung);
    }
    await reauthenticate(req, user, proof);
    const entry = { act: 'factor-reset', subject: `users ${account}` } as const;
    await inTransaction(req.payload, async (inside) => {
      await removeFactor(inside, account);
      await endSessions(inside, account);
      await auditAndNotifyAdmins(inside, entry, user);
    });
    return jsonResponse({ ok: true });
  }),
  // Whether admins need a second factor. Payload's endpoint is closed, because it needs no reauthentication.
  createAccountEndpoint('factor/rule', 'admins', ruleSchema, async (req, body, user) => {
    const { isRequired, ...proof } = body;
    if (isRequired && !(await getFactorSince(req.payload, user.id))) {
      throw createAccountError(req, 409, (texts) => texts.factorFirst);
    }
    await reauthenticate(req, user, proof);
    await inTransaction(req.payload, async (inside) => {
      await req.payload.updateGlobal({
        slug: 'sign-in-rules',
        data: { secondFactorForAdmins: isRequired },
        user,
        req: inside,
        // The access rule closes Payload's endpoint; this admin has just reauthenticated.
        overrideAccess: true,
      });
    });
    return jsonResponse({ ok: true });
  }),
];

/** Minimum age of an admin without a factor who resets another user's factor: a day, in milliseconds. */
const MIN_ACCOUNT_AGE = 24 * 3_600_000;

/**
 * Whether an admin may reset another user's factor: with a factor of their own, or if account and role are a day old,
 * so that others had time to notice.
 */
async function mayReset(payload: Payload, { id }: TypedUser): Promise<boolean> {
  if (await getFactorSince(payload, id)) return true;
  const account = await findLinkAccount(payload, { account: id });
  const since = new Date(Date.now() - MIN_ACCOUNT_AGE).toISOString();
  if (!account || account.createdAt > since) return false;
  const { totalDocs } = await payload.db.count({
    collection: 'audit-trail',
    where: {
      and: [
        { act: { equals: 'role-changed' } },
        { subject: { equals: `users ${id}` } },
        { createdAt: { greater_than: since } },
      ],
    },
  });
  return totalDocs === 0;
}

async function requireFactor(req: PayloadRequest, { id }: TypedUser): Promise<void> {
  if (!(await getFactorSince(req.payload, id))) {
    throw createAccountError(req, 409, (texts) => texts.noFactor);
  }
}
