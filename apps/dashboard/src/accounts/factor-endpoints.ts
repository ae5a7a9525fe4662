import { readBrand } from '@agency/brand/read-brand';
import type { Endpoint, Payload, PayloadRequest, TypedUser } from 'payload';
import * as z from 'zod';
import { ApiError, answerJson } from '../api/answer.ts';
import { noteInAudit } from '../collections/audit-trail/note-in-audit.ts';
import { countAttempt, forgetAttempts } from '../collections/users/attempts.ts';
import { translateError } from '../panel/language/errors.ts';
import { inTransaction } from '../platform/transaction.ts';
import { createAccountEndpoint } from './account-endpoint.ts';
import {
  confirmFactor,
  getFactorSince,
  matchPending,
  mustHaveFactor,
  prepareFactor,
  removeFactor,
} from './factor.ts';
import { findInvited } from './links.ts';
import { proofSchema, typed } from './proof-schema.ts';
import { proveAgain } from './prove-again.ts';
import { type QrCode, toQrCode } from './qr-code.ts';
import { replaceRecoveryCodes } from './recovery-codes.ts';
import { admitSession, endSessions, toSessionId } from './sessions.ts';
import { noteAndTellAdmins } from './tell-admins.ts';
import { toUri } from './totp.ts';

const codeSchema = z.strictObject({ code: typed });
const resetSchema = z.strictObject({ ...proofSchema.shape, account: z.int().positive() });

/** A second factor to be set up. */
export interface PreparedFactor {
  /** In base32, for whoever types it. */
  secret: string;
  qr: QrCode;
}

/** Codes that are shown this one time. */
export interface NewRecoveryCodes {
  recoveryCodes: string[];
}

export const factorEndpoints: Endpoint[] = [
  // Whoever must enrol has just typed the password, and has no factor.
  createAccountEndpoint(
    'factor/prepare',
    'enrolling',
    z.union([proofSchema, z.strictObject({})]),
    async (req, body, user) => {
      if (req.user) await proveAgain(req, user, 'password' in body ? body : {});
      const secret = await prepareFactor(req.payload, user.id);
      const qr = toQrCode(toUri(secret, `${readBrand().name} dashboard`, user.email));
      return answerJson({ secret, qr } satisfies PreparedFactor);
    },
  ),
  createAccountEndpoint('factor/confirm', 'enrolling', codeSchema, confirm),
  createAccountEndpoint('factor/remove', 'signed-in', proofSchema, async (req, body, user) => {
    if (await mustHaveFactor(req.payload, user)) {
      throw new ApiError(
        409,
        translateError(req, ({ account }) => account.needFactor),
      );
    }
    await requireFactor(req, user);
    await proveAgain(req, user, body);
    await inTransaction(req.payload, async (inside) => {
      await removeFactor(inside, user.id);
      await endSessions(inside, user.id, { except: toSessionId(user) });
      await noteInAudit(inside, { act: 'factor-removed', subject: `users ${user.id}` }, user);
    });
    return answerJson({ ok: true });
  }),
  createAccountEndpoint('factor/codes', 'signed-in', proofSchema, async (req, body, user) => {
    await requireFactor(req, user);
    await proveAgain(req, user, body);
    const recoveryCodes = await inTransaction(req.payload, async (inside) => {
      await noteInAudit(inside, { act: 'codes-renewed', subject: `users ${user.id}` }, user);
      return replaceRecoveryCodes(inside, user.id);
    });
    return answerJson({ recoveryCodes } satisfies NewRecoveryCodes);
  }),
  // Of somebody who lost phone and codes.
  createAccountEndpoint('factor/reset', 'admins', resetSchema, async (req, body, user) => {
    const { account, ...proof } = body;
    if (account === user.id) {
      throw new ApiError(
        409,
        translateError(req, (words) => words.account.ownFactor),
      );
    }
    if (!(await findInvited(req.payload, { account }))) {
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
    await proveAgain(req, user, proof);
    await inTransaction(req.payload, async (inside) => {
      await removeFactor(inside, account);
      await endSessions(inside, account);
      await noteAndTellAdmins(inside, { act: 'factor-reset', subject: `users ${account}` }, user);
    });
    return answerJson({ ok: true });
  }),
];

/** From this age on an account may reset the factor of another without having one, in milliseconds: a day. */
const GROWN_UP = 24 * 3_600_000;

/**
 * Whether an admin may reset the factor of somebody else: one with a factor of their own, or one whose account and role others have had
 * a day to notice. Whoever became an admin a moment ago takes nobody over.
 */
async function mayReset(payload: Payload, { id }: TypedUser): Promise<boolean> {
  if (await getFactorSince(payload, id)) return true;
  const account = await findInvited(payload, { account: id });
  const since = new Date(Date.now() - GROWN_UP).toISOString();
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
  const pending = await matchPending(req.payload, user.id, code);
  if (!pending) {
    const message = translateError(req, ({ account }) => account.unfitCode);
    throw new ApiError(422, message, { code: message });
  }
  await forgetAttempts(req, user.email, 'code');
  const recoveryCodes = await inTransaction(req.payload, async (inside) => {
    if (!(await confirmFactor(inside, user.id, pending))) {
      throw new ApiError(
        409,
        translateError(req, ({ account }) => account.factorElsewhere),
      );
    }
    const session = toSessionId(user);
    await endSessions(inside, user.id, { except: session });
    await admitSession(inside, session);
    await noteInAudit(inside, { act: 'factor-set', subject: `users ${user.id}` }, user);
    return replaceRecoveryCodes(inside, user.id);
  });
  return answerJson({ recoveryCodes } satisfies NewRecoveryCodes);
}

async function requireFactor(req: PayloadRequest, { id }: TypedUser): Promise<void> {
  if (!(await getFactorSince(req.payload, id))) {
    throw new ApiError(
      409,
      translateError(req, ({ account }) => account.noFactor),
    );
  }
}
