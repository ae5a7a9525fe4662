import { randomInt } from 'node:crypto';
import type { Payload, PayloadRequest } from 'payload';
import { sign } from './keys.ts';

/** Codes of an account. */
const COUNT = 10;

// No characters that look alike. Twelve of them: 59 bits.
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const LENGTH = 12;

const toHash = (account: number, code: string) =>
  sign('recovery code', `${account}:${code.toLowerCase().replace(/[\s-]/g, '')}`);

const createCode = () =>
  Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)])
    .join('')
    .replace(/(.{4})(?=.)/g, '$1-');

/** Replaces the recovery codes. The result is the only copy of the plain codes. */
export async function replaceRecoveryCodes(
  req: PayloadRequest,
  account: number,
): Promise<string[]> {
  const codes = Array.from({ length: COUNT }, createCode);
  await removeRecoveryCodes(req, account);
  for (const code of codes) {
    await req.payload.db.create({
      collection: 'recovery-codes',
      data: { account, hash: toHash(account, code) },
      req,
    });
  }
  return codes;
}

export async function removeRecoveryCodes(req: PayloadRequest, account: number): Promise<void> {
  const where = { account: { equals: account } };
  await req.payload.db.deleteMany({ collection: 'recovery-codes', where, req });
}

/** Consumes a code. Returns whether it was valid. */
export async function consumeRecoveryCode(
  payload: Payload,
  account: number,
  code: string,
): Promise<boolean> {
  const used = await payload.db.updateOne({
    collection: 'recovery-codes',
    where: {
      and: [
        { account: { equals: account } },
        { hash: { equals: toHash(account, code) } },
        { usedAt: { exists: false } },
      ],
    },
    data: { usedAt: new Date().toISOString() },
    options: { atomic: true },
    req: undefined,
  });
  return used !== null;
}

/** Number of unused codes. */
export async function countRecoveryCodes(payload: Payload, account: number): Promise<number> {
  const { totalDocs } = await payload.count({
    collection: 'recovery-codes',
    where: { and: [{ account: { equals: account } }, { usedAt: { exists: false } }] },
    // Callers have checked access to the account.
    overrideAccess: true,
  });
  return totalDocs;
}
