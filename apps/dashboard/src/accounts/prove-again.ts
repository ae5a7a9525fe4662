import type { PayloadRequest, TypedUser } from 'payload';
import { ApiError } from '../api/answer.ts';
import { countAttempt, forgetAttempts } from '../collections/users/attempts.ts';
import { findAccount } from '../collections/users/find-account.ts';
import { isPasswordOf } from '../collections/users/password-hash.ts';
import { createReason, type Reason, translateReason } from '../panel/language/errors.ts';
import { getFactorSince, spendCode } from './factor.ts';

/** What somebody who is signed in types to prove again who they are. */
export interface Proof {
  password?: string | undefined;
  /** Of the second factor, where there is one. */
  code?: string | undefined;
}

/** What is missing of a proof, or wrong. */
interface ProofProblem {
  field: keyof Proof;
  reason: Reason;
}

/**
 * Looks whether somebody who is signed in proves again who they are: with the password and, where there is one, a code of the second
 * factor.
 * @returns what is missing or wrong; nothing when it is proved
 * @throws {APIError} with status 429 after too many tries
 */
export async function findProofProblem(
  req: PayloadRequest,
  { id, email }: Pick<TypedUser, 'id' | 'email'>,
  { password, code }: Proof,
): Promise<ProofProblem | undefined> {
  if (!password)
    return { field: 'password', reason: createReason(({ account }) => account.current) };
  await countAttempt(req, email);
  if (!(await isPasswordOf(await findAccount(req, email), password))) {
    return { field: 'password', reason: createReason(({ account }) => account.wrongPassword) };
  }
  await forgetAttempts(req, email);
  if (!(await getFactorSince(req.payload, id))) return undefined;
  if (!code) return { field: 'code', reason: createReason(({ account }) => account.code) };
  await countAttempt(req, email, 'code');
  if (!(await spendCode(req.payload, id, code))) {
    return { field: 'code', reason: createReason(({ account }) => account.wrongCode) };
  }
  await forgetAttempts(req, email, 'code');
  return undefined;
}

/**
 * Asks for such a proof before somebody acts on accounts.
 * @throws {ApiError} with status 422, naming what is missing or wrong
 * @throws {APIError} with status 429 after too many tries
 */
export async function proveAgain(
  req: PayloadRequest,
  user: Pick<TypedUser, 'id' | 'email'>,
  proof: Proof,
): Promise<void> {
  const problem = await findProofProblem(req, user, proof);
  if (!problem) return;
  const message = translateReason(req, problem.reason);
  throw new ApiError(422, message, { [problem.field]: message });
}
