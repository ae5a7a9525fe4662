import {
  APIError,
  type CollectionBeforeOperationHook,
  type Field,
  type PayloadRequest,
  type TypedUser,
  ValidationError,
} from 'payload';
import * as z from 'zod';
import { hasRole } from '../access/roles.ts';
import { ApiError } from '../api/response.ts';
import { countAttempt, resetAttempts } from '../collections/users/attempts.ts';
import { findAccount, toAccountEmail } from '../collections/users/find-account.ts';
import { isPasswordOf } from '../collections/users/sign-in.ts';
import {
  createReason,
  type Reason,
  translateError,
  translateReason,
} from '../panel/language/errors.ts';
import { consumeCode, getFactorSince } from './factor.ts';
import { findLinkAccount } from './links.ts';

export const codeField = z.string().max(200);

/** Fields of a reauthentication. A missing password is reported in plain words. */
export const proofFields = { password: z.string().max(500).optional(), code: codeField.optional() };

/** Input of a reauthentication. */
interface Proof {
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
async function findReauthenticationProblem(
  req: PayloadRequest,
  { id, email }: TypedUser,
  { password, code }: Proof,
): Promise<ProofProblem | undefined> {
  if (!password)
    return { field: 'password', reason: createReason(({ account }) => account.current) };
  await countAttempt(req, email);
  if (!(await isPasswordOf(req.payload, email, password))) {
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
  user: TypedUser,
  proof: Proof,
): Promise<void> {
  const problem = await findReauthenticationProblem(req, user, proof);
  if (!problem) return;
  const message = translateReason(req, problem.reason);
  throw new ApiError(422, message, { [problem.field]: message });
}

/** Virtual fields of an account for reauthentication. They are never stored. */
export const virtualProofFields: Field[] = (['currentPassword', 'currentCode'] as const).map(
  (name) => ({
    name,
    type: 'text',
    virtual: true,
    admin: { hidden: true, disableListColumn: true, disableListFilter: true },
  }),
);

const places = { password: 'currentPassword', code: 'currentCode' } as const;

/**
 * Requires reauthentication to change a password, an e-mail address or a role, so that a stolen session cannot take
 * over an account. No user can set another user's password. Commands on the server are exempt.
 */
export const requireReauthentication: CollectionBeforeOperationHook = async ({
  args,
  operation,
  req,
}) => {
  if (operation !== 'update') return args;
  const { currentPassword, currentCode, ...data } = { ...args.data } as Record<string, unknown>;
  const checked = { ...args, data } as typeof args;
  const isProgram = 'overrideAccess' in args && args.overrideAccess === true;
  if (isProgram || !req.user) return checked;
  const id = 'id' in args ? Number(args.id) : undefined;
  if (data.password && id !== req.user.id) {
    const message = translateError(req, ({ account }) => account.otherPassword);
    throw new APIError(message, 403, null, true);
  }
  const isGuarded =
    Boolean(data.password) ||
    (await changesEmail(req, id, data.email)) ||
    (await changesRole(req, id, data.role));
  if (!isGuarded) return checked;
  const proof = { password: toText(currentPassword), code: toText(currentCode) };
  const problem = await findReauthenticationProblem(req, req.user, proof);
  if (!problem) return checked;
  const path = places[problem.field];
  const label = translateError(req, ({ account }) => account.proofLabels[problem.field]);
  const errors = [{ path, label, message: translateReason(req, problem.reason) }];
  throw new ValidationError({ collection: 'users', errors, req }, req.t);
};

const toText = (value: unknown): string => (typeof value === 'string' ? value : '');

async function changesEmail(
  req: PayloadRequest,
  id: number | undefined,
  email: unknown,
): Promise<boolean> {
  if (email === undefined) return false;
  const wanted = toAccountEmail(email);
  const owner = wanted ? await findAccount(req, wanted) : undefined;
  return owner === undefined || owner.id !== id;
}

/** Whether the role changes. Payload ignores the role unless an admin sets it. A bulk update always changes some role. */
async function changesRole(
  req: PayloadRequest,
  id: number | undefined,
  role: unknown,
): Promise<boolean> {
  if (role === undefined || !hasRole(req, 'admin')) return false;
  return id === undefined || (await findLinkAccount(req.payload, { account: id }))?.role !== role;
}
