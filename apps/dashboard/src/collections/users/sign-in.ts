import {
  APIError,
  AuthenticationError,
  type CollectionAfterErrorHook,
  type CollectionAfterLoginHook,
  type CollectionAfterOperationHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
} from 'payload';
import { getFactorSince, mustHaveFactor, spendCode } from '../../accounts/factor.ts';
import { createLink, toToken } from '../../accounts/links.ts';
import { openSession } from '../../accounts/sessions.ts';
import { translateError } from '../../panel/language/errors.ts';
import type { User } from '../../payload-types.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { noteSignIn } from './account-audit.ts';
import { countAttempt, forgetAttempts, takeBackAttempt } from './attempts.ts';
import { findAccount, toAccountEmail } from './find-account.ts';
import { toDeviceCookie } from './known-device.ts';
import { isPasswordOf } from './password-hash.ts';

/** What a sign-in that proved everything opens. */
interface Proved {
  isEnrolling: boolean;
}

const PROVED = 'signInProved';

/** The password was right, and a code is needed besides. */
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

/** The one-time password of the first admin was right: they choose one of their own first, with this link. */
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
 * Before a sign-in: counts it, and looks at password and code. An account that does not exist takes the same way and
 * time as one that does, so that neither time nor text tells which accounts there are. A one-time password opens nothing but the screen
 * on which its owner chooses another, and not even that when its time is over.
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
  const isRight = await isPasswordOf(isOver ? undefined : account, password);
  if (!account || !isRight) throw new AuthenticationError(req.t);
  if (account.oneTimePasswordUntil) {
    await forgetAttempts(req, email);
    const link = await inTransaction(req.payload, (inside) =>
      createLink(inside, account.id, 'firstAdmin'),
    );
    throw new WelcomeNeeded(req, toToken(link.seed));
  }
  const proved: Proved = { isEnrolling: await proveFactor(req, account) };
  req.context[PROVED] = proved;
  return args;
};

/** Asks for the second factor of an account. @returns whether it has none and must set one up first */
async function proveFactor(req: PayloadRequest, account: User): Promise<boolean> {
  const { payload } = req;
  if (!(await getFactorSince(payload, account.id))) return mustHaveFactor(payload, account);
  const code = req.data?.code;
  if (typeof code !== 'string' || !code.trim()) {
    await takeBackAttempt(req, account.email);
    throw new CodeNeeded(req);
  }
  await countAttempt(req, account.email, 'code');
  if (await spendCode(payload, account.id, code)) {
    await forgetAttempts(req, account.email, 'code');
    return false;
  }
  throw new APIError(
    translateError(req, ({ account }) => account.wrongCode),
    401,
    null,
    true,
  );
}

/** That a code or a password of one's own is needed is a step of signing in, and no failure. */
export const askForMore: CollectionAfterErrorHook = ({ error }) => {
  if (error instanceof CodeNeeded) return { status: 200, response: { need: 'code' } as never };
  if (!(error instanceof WelcomeNeeded)) return undefined;
  return { status: 200, response: { need: 'welcome', token: error.token } as never };
};

/** After a sign-in: its client has guessed nothing, and its session counts. A reset password opens none. */
export const openProvedSession: CollectionAfterLoginHook<User> = async ({ user, req }) => {
  const proved = req.context[PROVED] as Proved | undefined;
  if (!proved) return;
  await forgetAttempts(req, user.email);
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
  await noteSignIn(req, user);
};

/** Tells whoever signed in what has to be done before anything else. */
export const tellWhatIsNeeded: CollectionAfterOperationHook = ({ operation, result, req }) => {
  const proved = req.context[PROVED] as Proved | undefined;
  return operation === 'login' && proved?.isEnrolling ? { ...result, need: 'factor' } : result;
};
