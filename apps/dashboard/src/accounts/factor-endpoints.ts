import { readBrand } from '@agency/brand/read-brand';
import type { Endpoint, Payload, PayloadRequest, TypedUser } from 'payload';
import * as z from 'zod';
import { ApiError, jsonResponse } from '../api/response.ts';
import { recordAudit } from '../collections/audit-trail/record-audit.ts';
import { countAttempt, resetAttempts } from '../collections/users/attempts.ts';
import { translateError } from '../panel/language/errors.ts';
import { inTransaction } from '../platform/transaction.ts';
import { createAccountEndpoint } from './account-endpoint.ts';
import {
  confirmFactor,
  getFactorSince,
  isFactorRequired,
  prepareFactor,
  removeFactor,
  verifyPendingCode,
} from './factor.ts';
import { findLinkAccount } from './links.ts';
import { auditAndNotifyAdmins } from './notify-admins.ts';
import { codeField, proofSchema } from './proof-schema.ts';
import { type QrCode, toQrCode } from './qr-code.ts';
import { reauthenticate } from './reauthenticate.ts';
import { replaceRecoveryCodes } from './recovery-codes.ts';
import { completeEnrolment, endSessions, toSessionId } from './sessions.ts';
import { toUri } from './totp.ts';

const codeSchema = z.strictObject({ code: codeField });
const resetSchema = z.strictObject({ ...proofSchema.shape, account: z.int().positive() });

export interface PreparedFactor {
  /** In base32, for manual entry. */
  secret: string;
  qr: QrCode;
}

/** Codes are shown only once. */
export interface NewRecoveryCodes {
  recoveryCodes: string[];
}

export const factorEndpoints: Endpoint[] = [
  // An enrolling user has just entered the password and has no factor.
  createAccountEndpoint(
    'factor/prepare',
    'enrolling',
    z.union([proofSchema, z.strictObject({})]),
    async (req, body, user) => {
      if (req.user) await reauthenticate(req, user, 'password' in body ? body : {});
      const secret = await prepareFactor(req.payload, user.id);
      const qr = toQrCode(toUri(secret, `${readBrand().name} dashboard`, user.email));
      return jsonResponse({ secret, qr } satisfies PreparedFactor);
    },
  ),
  createAccountEndpoint('factor/confirm', 'enrolling', codeSchema, confirm),
  createAccountEndpoint('factor/remove', 'signed-in', proofSchema, async (req, body, user) => {
    if (await isFactorRequired(req.payload, user)) {
      throw new ApiError(
        409,
        translateError(req, ({ account }) => account.needFactor),
      );
    }
    await requireFactor(req, user);
    await reauthenticate(req, user, body);
    await inTransaction(req.payload, async (inside) => {
      await removeFactor(inside, user.id);
      await endSessions(inside, user.id, { except: toSessionId(user) });
      await recordAudit(inside, { act: 'factor-removed', subject: `users ${user.id}` }, user);
    });
    return jsonResponse({ ok: true });
  }),
  createAccountEndpoint('factor/codes', 'signed-in', proofSchema, async (req, body, user) => {
    await requireFactor(req, user);
    await reauthenticate(req, user, body);
    const recoveryCodes = await inTransaction(req.payload, async (inside) => {
      await recordAudit(inside, { act: 'codes-renewed', subject: `users ${user.id}` }, user);
      return replaceRecoveryCodes(inside, user.id);
    });
    return jsonResponse({ recoveryCodes } satisfies NewRecoveryCodes);
  }),
  // For a user who lost phone and codes.
  createAccountEndpoint('factor/reset', 'admins', resetSchema, async (req, body, user) => {
    const { account, ...proof } = body;
    if (account === user.id) {
      throw new ApiError(
        409,
        translateError(req, (words) => words.account.ownFactor),
      );
    }
    if (!(await findLinkAccount(req.payload, { account }))) {
      throw new ApiError(
        404,
        translateError(req, (words) => words.account.deleted),
      );
    }
    if (!(await mayReset(req.payload, user))) {
      throw new ApiError(
        403,
        translateError(req, (words) => words.account.tooYoung),
      );
    }
    await reauthenticate(req, user, proof);
    await inTransaction(req.payload, async (inside) => {
      await removeFactor(inside, account);
      await endSessions(inside, account);
      await auditAndNotifyAdmins(
        inside,
        { act: 'factor-reset', subject: `users ${account}` },
        user,
      );
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

/** Makes what was prepared count, if the code shows that the app has it, and ends every other session. */
async function confirm(
  req: PayloadRequest,
  { code }: z.infer<typeof codeSchema>,
  user: TypedUser,
): Promise<Response> {
  await countAttempt(req, user.email, 'code');
  const pending = await verifyPendingCode(req.payload, user.id, code);
  if (!pending) {
    const message = translateError(req, ({ account }) => account.unfitCode);
    throw new ApiError(422, message, { code: message });
  }
  await resetAttempts(req, user.email, 'code');
  const recoveryCodes = await inTransaction(req.payload, async (inside) => {
    if (!(await confirmFactor(inside, user.id, pending))) {
      throw new ApiError(
        409,
        translateError(req, ({ account }) => account.factorElsewhere),
      );
    }
    const session = toSessionId(user);
    await endSessions(inside, user.id, { except: session });
    await completeEnrolment(inside, session);
    await recordAudit(inside, { act: 'factor-set', subject: `users ${user.id}` }, user);
    return replaceRecoveryCodes(inside, user.id);
  });
  return jsonResponse({ recoveryCodes } satisfies NewRecoveryCodes);
}

async function requireFactor(req: PayloadRequest, { id }: TypedUser): Promise<void> {
  if (!(await getFactorSince(req.payload, id))) {
    throw new ApiError(
      409,
      translateError(req, ({ account }) => account.noFactor),
    );
  }
}
