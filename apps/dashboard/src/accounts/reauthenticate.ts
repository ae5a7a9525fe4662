import type { PayloadRequest, TypedUser } from 'payload';
import { ApiError } from '../api/response.ts';
import { countAttempt, resetAttempts } from '../collections/users/attempts.ts';
import { findAccount } from '../collections/users/find-account.ts';
import { isPasswordOf } from '../collections/users/password-hash.ts';
import { createReason, type Reason, translateReason } from '../panel/language/errors.ts';
import { consumeCode, getFactorSince } from './factor.ts';

/** Input of a reauthentication. */
export interface Proof {
  password?: string | undefined;
  /** Code of the second factor, if there is one. */
  code?: string | undefined;
}

interface ProofProblem {
  field: keyof Proof;
  reason: Reason;
}

/**
 * Checks a reauthentication: the password, and a code if there is a second factor.
 * @returns the error, if there is one
 * @throws {APIError} 429 after too many attempts
 */
export async function findReauthenticationProblem(
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
  await resetAttempts(req, email);
  if (!(await getFactorSince(req.payload, id))) return undefined;
  if (!code) return { field: 'code', reason: createReason(({ account }) => account.code) };
  await countAttempt(req, email, 'code');
  if (!(await consumeCode(req.payload, id, code))) {
    return { field: 'code', reason: createReason(({ account }) => account.wrongCode) };
  }
  await resetAttempts(req, email, 'code');
  return undefined;
}

/**
 * Requires reauthentication.
 * @throws {ApiError} 422 with the error
 * @throws {APIError} 429 after too many attempts
 */
export async function reauthenticate(
  req: PayloadRequest,
  user: Pick<TypedUser, 'id' | 'email'>,
  proof: Proof,
): Promise<void> {
  const problem = await findReauthenticationProblem(req, user, proof);
  if (!problem) return;
  const message = translateReason(req, problem.reason);
  throw new ApiError(422, message, { [problem.field]: message });
}
