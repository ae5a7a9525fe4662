import { readBrand } from '@agency/brand/read-brand';
import type { Payload, PayloadRequest } from 'payload';
import { ApiError } from '../api/response.ts';
import { recordAudit } from '../collections/audit-trail/record-audit.ts';
import { countAttempt, resetAttempts } from '../collections/users/attempts.ts';
import type { AccountFactor, User } from '../payload-types.ts';
import { inTransaction } from '../platform/transaction.ts';
import { createAccountError } from './account-endpoint.ts';
import { decryptForAccount, encryptForAccount } from './keys.ts';
import {
  consumeRecoveryCode,
  removeRecoveryCodes,
  replaceRecoveryCodes,
} from './recovery-codes.ts';
import { endSessions } from './sessions.ts';
import { createSecret, findStep, type QrCode, toQrCode, toUri } from './totp.ts';

const ofAccount = (account: number) => ({ account: { equals: account } });

const findRow = (payload: Payload, account: number): Promise<AccountFactor | null> =>
  payload.db.findOne<AccountFactor>({
    collection: 'account-factors',
    where: ofAccount(account),
  });

/** When the second factor was confirmed, as ISO date; nothing without one. */
export async function getFactorSince(
  payload: Payload,
  account: number,
): Promise<string | undefined> {
  const row = await findRow(payload, account);
  return row?.secret ? (row.confirmedAt ?? undefined) : undefined;
}

/** Whether all admins need a second factor. */
export async function isRequiredForAdmins(payload: Payload): Promise<boolean> {
  const { secondFactorForAdmins } = await payload.findGlobal({
    slug: 'sign-in-rules',
    depth: 0,
    // The user is not signed in yet.
    overrideAccess: true,
  });
  return secondFactorForAdmins === true;
}

export const isFactorRequired = async (payload: Payload, user: Pick<User, 'role'>) =>
  user.role === 'admin' && (await isRequiredForAdmins(payload));

/** Checks and consumes a TOTP or recovery code. */
export async function consumeCode(
  payload: Payload,
  account: number,
  code: string,
  now = new Date(),
): Promise<boolean> {
  const row = await findRow(payload, account);
  if (!row?.secret) return false;
  const secret = decryptForAccount(account, row.secret);
  if (secret === undefined) {
    payload.logger.error('A second factor cannot be read: PAYLOAD_SECRET is another one now');
  }
  const step = secret && findStep(secret, code, now);
  if (!step) return consumeRecoveryCode(payload, account, code);
  const taken = await payload.db.updateOne({
    collection: 'account-factors',
    // Of two concurrent requests with one code, one succeeds.
    where: { and: [ofAccount(account), { lastStep: { less_than: step } }] },
    data: { lastStep: step },
    options: { atomic: true },
    req: undefined,
  });
  return taken !== null;
}

/** A second factor that is invalid until it is confirmed. */
export interface PreparedFactor {
  /** In base32, for manual entry. */
  secret: string;
  qr: QrCode;
}

export async function prepareFactor(
  payload: Payload,
  { id: account, email }: Pick<User, 'id' | 'email'>,
): Promise<PreparedFactor> {
  const secret = createSecret();
  const data = { pendingSecret: encryptForAccount(account, secret) };
  const collection = 'account-factors';
  const change = () =>
    payload.db.updateOne({
      collection,
      where: ofAccount(account),
      data,
      options: { atomic: true },
      req: undefined,
    });
  if (!(await change())) {
    try {
      await payload.db.create({ collection, data: { account, lastStep: 0, ...data } });
    } catch (error) {
      // Another process created the row.
      if (!(await change())) throw error;
    }
  }
  return { secret, qr: toQrCode(toUri(secret, `${readBrand().name} dashboard`, email)) };
}

/**
 * Activates the pending secret, if the code shows that the app has it, and ends the other sessions of the account.
 * @param session of the request, which continues
 * @returns the new recovery codes, which are shown only once
 * @throws {ApiError} 422 for a wrong code, 409 if the secret was replaced meanwhile
 */
export async function confirmFactor(
  req: PayloadRequest,
  user: Pick<User, 'id' | 'email'>,
  code: string,
  session?: string,
): Promise<string[]> {
  const { payload } = req;
  await countAttempt(req, user.email, 'code');
  const { pendingSecret } = (await findRow(payload, user.id)) ?? {};
  const secret = pendingSecret ? decryptForAccount(user.id, pendingSecret) : undefined;
  const lastStep = findStep(secret ?? '', code, new Date());
  if (!lastStep) {
    const error = createAccountError(req, 422, (texts) => texts.unfitCode);
    throw new ApiError(422, error.message, { code: error.message });
  }
  await resetAttempts(req, user.email, 'code');
  return inTransaction(payload, async (inside) => {
    const confirmed = await payload.db.updateOne({
      collection: 'account-factors',
      where: { and: [ofAccount(user.id), { pendingSecret: { equals: pendingSecret } }] },
      data: {
        secret: pendingSecret,
        pendingSecret: null,
        confirmedAt: new Date().toISOString(),
        lastStep,
      },
      options: { atomic: true },
      req: inside,
    });
    if (!confirmed) throw createAccountError(req, 409, (texts) => texts.factorElsewhere);
    await endSessions(inside, user.id, session === undefined ? {} : { except: session });
    await recordAudit(inside, { act: 'factor-set', subject: `users ${user.id}` }, user);
    return replaceRecoveryCodes(inside, user.id);
  });
}

/** Removes the factor and the recovery codes of an account. */
export async function removeFactor(req: PayloadRequest, account: number): Promise<void> {
  await req.payload.db.deleteMany({
    collection: 'account-factors',
    where: ofAccount(account),
    req,
  });
  await removeRecoveryCodes(req, account);
}
