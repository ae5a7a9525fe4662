import type { CollectionBeforeOperationHook, PayloadRequest, TypedUser } from 'payload';
import * as z from 'zod';
import { hasPermission } from '../access/permissions.ts';
import { type ChooseError, createApiError } from '../api/response.ts';
import { checkCode, hasFactor } from './factor/factor.ts';
import { findUser, toAccountEmail } from './find-account.ts';
import { countAttempt, resetAttempts } from './sign-in/attempts.ts';
import { isPasswordOf } from './sign-in/sign-in.ts';

export const codeField = z.string().max(200);

/** Fields of a reauthentication. A missing password is reported in plain words. */
export const proofFields = { password: z.string().max(500).optional(), code: codeField.optional() };

/** Input of a reauthentication: the password, and a code if there is a second factor. */
interface Proof {
  password?: string | undefined;
  code?: string | undefined;
}

/** Names of its fields where `password` is a new one. */
const changeNames = { password: 'currentPassword', code: 'currentCode' };

/**
 * Requires reauthentication.
 * @throws {ApiError} 422 at the field that is missing or wrong, 429 after too many attempts
 */
export async function reauthenticate(
  req: PayloadRequest,
  user: TypedUser,
  { password, code }: Proof,
  names = { password: 'password', code: 'code' },
): Promise<void> {
  const reject = (field: keyof Proof, choose: ChooseError) =>
    createApiError(req, 422, choose, names[field]);
  if (!password) throw reject('password', ({ account }) => account.current);
  await countAttempt(req, user.email);
  if (!(await isPasswordOf(req.payload, user.email, password)))
    throw reject('password', ({ account }) => account.wrongPassword);
  await resetAttempts(req);
  if (!(await hasFactor(req.payload, user.id))) return;
  if (!code) throw reject('code', ({ account }) => account.code);
  if (!(await checkCode(req, user, code))) throw reject('code', ({ account }) => account.wrongCode);
}

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
  const isServerCode = 'overrideAccess' in args && args.overrideAccess === true;
  if (isServerCode || !req.user) return checked;
  const id = 'id' in args ? Number(args.id) : undefined;
  if (data.password && id !== req.user.id)
    throw createApiError(req, 403, ({ account }) => account.otherPassword);
  // A change of several accounts always counts as one of a role or an e-mail address.
  const present = id === undefined ? undefined : await findUser(req.payload, id);
  const changesEmail = data.email !== undefined && toAccountEmail(data.email) !== present?.email;
  // Payload ignores the role unless an admin sets it.
  const changesRole =
    data.role !== undefined && hasPermission(req, 'administration') && data.role !== present?.role;
  if (data.password || changesEmail || changesRole) {
    const proof = { password: toText(currentPassword), code: toText(currentCode) };
    await reauthenticate(req, req.user, proof, changeNames);
  }
  return checked;
};

const toText = (value: unknown): string => (typeof value === 'string' ? value : '');
