import { randomInt } from 'node:crypto';
import type { Payload, PayloadRequest } from 'payload';
import { sign } from './keys.ts';

/** How many an account gets at once. */
const COUNT = 10;

// Without letters and digits that look alike. Twelve of them: 59 bits.
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const LENGTH = 12;

const toHash = (account: number, code: string) =>
  sign('recovery code', `${account}:${code.toLowerCase().replace(/[\s-]/g, '')}`);

const createCode = () =>
  Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)])
    .join('')
    .replace(/(.{4})(?=.)/g, '$1-');

/** Gives an account ten new codes in place of those before. They are known to nobody after this. */
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

/** Uses a code up. Says whether it was one that nobody had used. */
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

/** How many codes an account has left. */
export async function countRecoveryCodes(payload: Payload, account: number): Promise<number> {
  const { totalDocs } = await payload.count({
    collection: 'recovery-codes',
    where: { and: [{ account: { equals: account } }, { usedAt: { exists: false } }] },
    // Whoever may see the account may see the number.
    overrideAccess: true,
  });
  return totalDocs;
}
