import type { Payload, PayloadRequest } from 'payload';
import { hasRole } from '../access/roles.ts';
import type { AccountFactor, User } from '../payload-types.ts';
import { decryptForAccount, encryptForAccount } from './keys.ts';
import { consumeRecoveryCode, removeRecoveryCodes } from './recovery-codes.ts';
import { createSecret, findStep } from './totp.ts';

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

/**
 * Creates a secret that is invalid until it is confirmed.
 * @returns the secret, in base32
 */
export async function prepareFactor(payload: Payload, account: number): Promise<string> {
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
  return secret;
}

/** Checks a code against the pending secret. Returns the secret and the time step; nothing for a wrong code. */
export async function verifyPendingCode(
  payload: Payload,
  account: number,
  code: string,
  now = new Date(),
): Promise<{ pendingSecret: string; step: number } | undefined> {
  const row = await findRow(payload, account);
  if (!row?.pendingSecret) return undefined;
  const step = findStep(decryptForAccount(account, row.pendingSecret) ?? '', code, now);
  return step ? { pendingSecret: row.pendingSecret, step } : undefined;
}

/** Activates the pending secret, in the transaction of the request. Returns whether it was unchanged. */
export async function confirmFactor(
  req: PayloadRequest,
  account: number,
  { pendingSecret, step }: { pendingSecret: string; step: number },
): Promise<boolean> {
  const confirmed = await req.payload.db.updateOne({
    collection: 'account-factors',
    where: { and: [ofAccount(account), { pendingSecret: { equals: pendingSecret } }] },
    data: {
      secret: pendingSecret,
      pendingSecret: null,
      confirmedAt: new Date().toISOString(),
      lastStep: step,
    },
    options: { atomic: true },
    req,
  });
  return confirmed !== null;
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

/** Whether a user may turn the rule on: an admin with a second factor. */
export const mayRequireFactor = async ({ payload, user }: PayloadRequest): Promise<boolean> =>
  hasRole({ user }, 'admin') && user !== null && Boolean(await getFactorSince(payload, user.id));
