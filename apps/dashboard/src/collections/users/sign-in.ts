import {
  APIError,
  AuthenticationError,
  type CollectionAfterErrorHook,
  type CollectionAfterLoginHook,
  type CollectionAfterOperationHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
} from 'payload';
import { consumeCode, getFactorSince, isFactorRequired } from '../../accounts/factor.ts';
import { createLink, toToken } from '../../accounts/links.ts';
import { openSession } from '../../accounts/sessions.ts';
import { translateError } from '../../panel/language/errors.ts';
import type { User } from '../../payload-types.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { auditSignIn } from './account-audit.ts';
import { countAttempt, refundAttempt, resetAttempts } from './attempts.ts';
import { findAccount, toAccountEmail } from './find-account.ts';
import { toDeviceCookie } from './known-device.ts';
import { isPasswordOf } from './password-hash.ts';

interface Proved {
  isEnrolling: boolean;
}

const PROVED = 'signInProved';

/** The password was correct; a code is missing. */
class CodeNeeded extends APIError {
  constructor(req: PayloadRequest) {
    super(
      translateError(req, ({ account }) => account.code),
      401,
      null,
      true,
    );
  }
}

/** The one-time password was correct; the user must choose a new one with this link. */
class WelcomeNeeded extends APIError {
  readonly token: string;
  constructor(req: PayloadRequest, token: string) {
    super(
      translateError(req, ({ account }) => account.welcome),
      401,
      null,
      true,
    );
    this.token = token;
  }
}

/**
 * Counts a sign-in and checks password and code. It takes the same path and time for accounts that do not exist. A
 * one-time password only opens the screen to choose another, until it expires.
 */
export const guardSignIn: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'login') return args;
  const data: Record<string, unknown> = { ...args.data };
  const email = toAccountEmail(data.email);
  const { password } = data;
  // Payload reports missing fields.
  if (!email || typeof password !== 'string' || !password.trim()) return args;
  await countAttempt(req, email);
  const account = await findAccount(req, email);
  const isOver =
    account?.oneTimePasswordUntil && Date.parse(account.oneTimePasswordUntil) < Date.now();
  const isRight = await isPasswordOf(isOver ? undefined : account, password);
  if (!account || !isRight) throw new AuthenticationError(req.t);
  if (account.oneTimePasswordUntil) {
    await resetAttempts(req, email);
    const link = await inTransaction(req.payload, (inside) =>
      createLink(inside, account.id, 'firstAdmin'),
    );
    throw new WelcomeNeeded(req, toToken(link.seed));
  }
  const proved: Proved = { isEnrolling: await proveFactor(req, account) };
  req.context[PROVED] = proved;
  return args;
};

/**
 * Checks the second factor.
 * @returns whether the user has none and must set one up
 */
async function proveFactor(req: PayloadRequest, account: User): Promise<boolean> {
  const { payload } = req;
  if (!(await getFactorSince(payload, account.id))) return isFactorRequired(payload, account);
  const code = req.data?.code;
  if (typeof code !== 'string' || !code.trim()) {
    await refundAttempt(req, account.email);
    throw new CodeNeeded(req);
  }
  await countAttempt(req, account.email, 'code');
  if (await consumeCode(payload, account.id, code)) {
    await resetAttempts(req, account.email, 'code');
    return false;
  }
  throw new APIError(
    translateError(req, ({ account }) => account.wrongCode),
    401,
    null,
    true,
  );
}

/** Responds 200 with the next step if a code or a new password is needed. */
export const respondWithNextStep: CollectionAfterErrorHook = ({ error }) => {
  if (error instanceof CodeNeeded) return { status: 200, response: { need: 'code' } as never };
  if (!(error instanceof WelcomeNeeded)) return undefined;
  return { status: 200, response: { need: 'welcome', token: error.token } as never };
};

/** Resets attempts and opens the session after a verified sign-in. A password reset opens none. */
export const openVerifiedSession: CollectionAfterLoginHook<User> = async ({ user, req }) => {
  const proved = req.context[PROVED] as Proved | undefined;
  if (!proved) return;
  await resetAttempts(req, user.email);
  await openSession(req, user, proved);
  const { cookiePrefix } = req.payload.config;
  req.responseHeaders ??= new Headers();
  const { hash = null } = (await findAccount(req, user.email)) ?? {};
  const device = toDeviceCookie(cookiePrefix, req.headers, { email: user.email, hash });
  req.responseHeaders.append('Set-Cookie', device);
  if (user.state === 'invited') {
    await req.payload.db.updateOne({
      collection: 'users',
      where: { id: { equals: user.id } },
      data: { state: 'active' },
      options: { atomic: true },
      req,
    });
  }
  await auditSignIn(req, user);
};

/** Adds the next step to the response. */
export const addNextStep: CollectionAfterOperationHook = ({ operation, result, req }) => {
  const proved = req.context[PROVED] as Proved | undefined;
  return operation === 'login' && proved?.isEnrolling ? { ...result, need: 'factor' } : result;
};
