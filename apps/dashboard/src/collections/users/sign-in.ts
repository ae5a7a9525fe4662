import {
  AuthenticationError,
  type CollectionAfterLoginHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
} from 'payload';
import type { User } from '../../payload-types.ts';
import { countAttempt, forgetAttempts } from './attempts.ts';
import { isPasswordOf } from './password-hash.ts';

/** An e-mail address as accounts have it. */
export const toAccountEmail = (email: unknown): string | undefined =>
  typeof email === 'string' ? email.toLowerCase().trim() || undefined : undefined;

/**
 * Before a sign-in: counts it, and spends on an account that does not exist the time a password takes, so that
 * neither time nor text tells which accounts there are. A one-time password whose time is over opens nothing.
 */
export const guardSignIn: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'login') return args;
  const data: Record<string, unknown> = { ...args.data };
  const email = toAccountEmail(data.email);
  const { password } = data;
  // Payload itself says what is missing.
  if (!email || typeof password !== 'string' || !password.trim()) return args;
  await countAttempt(req, email);
  const account = await findAccount(req, email);
  const isOver =
    account?.oneTimePasswordUntil && Date.parse(account.oneTimePasswordUntil) < Date.now();
  if (!account || isOver) await isPasswordOf(undefined, password);
  if (isOver) throw new AuthenticationError(req.t);
  return args;
};

/** After a sign-in: its client has guessed nothing. */
export const forgetGuesses: CollectionAfterLoginHook<User> = async ({ user, req }) => {
  await forgetAttempts(req, user.email);
};

type StoredAccount = User & { oneTimePasswordUntil?: string | null };

/** The account with an address, as it is stored, its hash included. */
export async function findAccount(
  req: PayloadRequest,
  email: string,
): Promise<StoredAccount | undefined> {
  const found = await req.payload.db.findOne<StoredAccount>({
    collection: 'users',
    where: { email: { equals: email } },
    req,
  });
  return found ?? undefined;
}
