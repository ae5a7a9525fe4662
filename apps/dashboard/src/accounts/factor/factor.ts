import { readBrand } from '@agency/brand/read-brand';
import type { Payload, PayloadRequest, Where } from 'payload';
import { createApiError } from '../../api/response.ts';
import { recordAudit } from '../../collections/audit-trail/record-audit.ts';
import type { AccountFactor, User } from '../../payload-types.ts';
import { updateRow } from '../../platform/database.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { createReadableSecret, decryptForAccount, encryptForAccount, sign } from '../keys.ts';
import { countAttempt, resetAttempts } from '../sign-in/attempts.ts';
import { endSessions } from '../sign-in/sessions.ts';
import { createSecret, findStep, toQrCode, toUri } from './totp.ts';

const collection = 'account-factors';

const ofAccount = (account: number) => ({ account: { equals: account } });

const findFactor = (payload: Payload, account: number): Promise<AccountFactor | null> =>
  payload.db.findOne<AccountFactor>({ collection, where: ofAccount(account) });

/** Changes a row that fulfils the conditions: of concurrent requests with one code, one succeeds. */
async function changeFactor(
  payload: Payload,
  account: number,
  conditions: Where[],
  data: Partial<AccountFactor>,
  req?: PayloadRequest,
): Promise<boolean> {
  const where = { and: [ofAccount(account), ...conditions] };
  return updateRow(payload, collection, where, data, req);
}

/** When the second factor was confirmed, as ISO date; nothing without one. */
export async function getFactorSince(
  payload: Payload,
  account: number,
): Promise<string | undefined> {
  const row = await findFactor(payload, account);
  return row?.secret ? (row.confirmedAt ?? undefined) : undefined;
}

export const hasFactor = async (payload: Payload, account: number): Promise<boolean> =>
  (await getFactorSince(payload, account)) !== undefined;

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
): Promise<boolean> {
  const row = await findFactor(payload, account);
  if (!row?.secret) return false;
  const secret = decryptForAccount(account, row.secret);
  if (secret === undefined)
    payload.logger.error('A second factor cannot be read: PAYLOAD_SECRET is another one now');
  const lastStep = secret && findStep(secret, code, new Date());
  if (lastStep)
    return changeFactor(payload, account, [{ lastStep: { less_than: lastStep } }], { lastStep });
  const recoveryCodes = listRecoveryHashes(row);
  const hash = toRecoveryHash(account, code);
  if (!recoveryCodes.includes(hash)) return false;
  const rest = recoveryCodes.filter((one) => one !== hash).join(' ');
  const isUnchanged = { recoveryCodes: { equals: row.recoveryCodes } };
  return changeFactor(payload, account, [isUnchanged], { recoveryCodes: rest });
}

/**
 * Counts an attempt, and checks and consumes a TOTP or recovery code.
 * @throws {APIError} 429 after too many attempts
 */
export async function checkCode(
  req: PayloadRequest,
  { id, email }: Pick<User, 'id' | 'email'>,
  code: string,
): Promise<boolean> {
  await countAttempt(req, email, 'code');
  const isRight = await consumeCode(req.payload, id, code);
  if (isRight) await resetAttempts(req, 'code');
  return isRight;
}

/** A second factor that is invalid until it is confirmed. */
export interface PreparedFactor {
  /** In base32, for manual entry. */
  secret: string;
  /** URL of an image. */
  qr: string;
}

export async function prepareFactor(
  payload: Payload,
  { id: account, email }: Pick<User, 'id' | 'email'>,
): Promise<PreparedFactor> {
  const secret = createSecret();
  const data = { pendingSecret: encryptForAccount(account, secret) };
  const change = () => changeFactor(payload, account, [], data);
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
 * @throws {ApiError} 422 for a wrong code
 * @throws {APIError} 409 if the secret was replaced meanwhile
 */
export async function confirmFactor(
  req: PayloadRequest,
  user: Pick<User, 'id' | 'email'>,
  code: string,
  session?: string,
): Promise<string[]> {
  const { payload } = req;
  await countAttempt(req, user.email, 'code');
  const { pendingSecret } = (await findFactor(payload, user.id)) ?? {};
  const secret = pendingSecret ? decryptForAccount(user.id, pendingSecret) : undefined;
  const lastStep = findStep(secret ?? '', code, new Date());
  if (!lastStep) throw createApiError(req, 422, ({ account }) => account.unfitCode, 'code');
  await resetAttempts(req, 'code');
  return inTransaction(payload, async (inside) => {
    const isPending = { pendingSecret: { equals: pendingSecret } };
    const confirmedAt = new Date().toISOString();
    const data = { secret: pendingSecret, pendingSecret: null, confirmedAt, lastStep };
    if (!(await changeFactor(payload, user.id, [isPending], data, inside)))
      throw createApiError(req, 409, ({ account }) => account.factorElsewhere);
    await endSessions(inside, user.id, { except: session });
    await recordAudit(inside, { act: 'factor-set', subject: `users ${user.id}` }, user);
    return replaceRecoveryCodes(inside, user.id);
  });
}

/** Removes the factor and the recovery codes of an account. */
export async function removeFactor(req: PayloadRequest, account: number): Promise<void> {
  await req.payload.db.deleteMany({ collection, where: ofAccount(account), req });
}

/** Recovery codes of an account. */
const CODES = 10;

const toRecoveryHash = (account: number, code: string) =>
  sign('recovery code', `${account}:${code.toLowerCase().replace(/[\s-]/g, '')}`);

const listRecoveryHashes = (row: AccountFactor | null): string[] =>
  row?.recoveryCodes ? row.recoveryCodes.split(' ') : [];

/** Replaces the recovery codes. The result is the only copy of the plain codes. */
export async function replaceRecoveryCodes(
  req: PayloadRequest,
  account: number,
): Promise<string[]> {
  const codes = Array.from({ length: CODES }, () => createReadableSecret(12));
  const recoveryCodes = codes.map((code) => toRecoveryHash(account, code)).join(' ');
  await changeFactor(req.payload, account, [], { recoveryCodes }, req);
  return codes;
}

/** Number of unused recovery codes. */
export const countRecoveryCodes = async (payload: Payload, account: number): Promise<number> =>
  listRecoveryHashes(await findFactor(payload, account)).length;
