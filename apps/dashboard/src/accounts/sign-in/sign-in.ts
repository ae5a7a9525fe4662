/*
 * Payload's login with our hooks, and how it ends:
 *
 *   startSignIn           429 after too many attempts
 *   Payload               401 for a wrong password
 *   finishSignIn          PasswordCorrect, if only the password is checked: `isPasswordOf` returns true
 *                         StepNeeded: rolled back; `respondWithStep` responds 200 with a `SignInStep`
 *                         401 for a wrong code
 *   openSignInSession     200 with the session; `addRecoveryCodes` adds the codes of a new second factor
 */
import { pbkdf2 } from 'node:crypto';
import { promisify } from 'node:util';
import {
  APIError,
  AuthenticationError,
  type CollectionAfterErrorHook,
  type CollectionAfterLoginHook,
  type CollectionAfterOperationHook,
  type CollectionBeforeLoginHook,
  type CollectionBeforeOperationHook,
  createLocalReq,
  type Payload,
} from 'payload';
import { createApiError } from '../../api/response.ts';
import { recordAudit } from '../../collections/audit-trail/record-audit.ts';
import type { User } from '../../payload-types.ts';
import { updateRow } from '../../platform/database.ts';
import { translateError } from '../../platform/language/errors.ts';
import { inTransaction } from '../../platform/transaction.ts';
import {
  checkCode,
  confirmFactor,
  hasFactor,
  isFactorRequired,
  type PreparedFactor,
  prepareFactor,
} from '../factor/factor.ts';
import { findAccount, toAccountEmail } from '../find-account.ts';
import { createLink, toToken } from '../links.ts';
import { countAttempt, refundAttempt, resetAttempts } from './attempts.ts';
import { toDeviceCookie } from './known-device.ts';
import { openSession } from './sessions.ts';

/** What a sign-in with a correct password needs besides. */
export type SignInStep =
  | { need: 'code' }
  /** Set up a second factor, and sign in with its first code. */
  | ({ need: 'factor' } & PreparedFactor)
  /** Choose a password with the link of this token, in place of the one-time password. */
  | { need: 'welcome'; token: string };

/** Keys in the context of a login. Payload's password reset, which is closed, runs the same hooks without them. */
const SIGNS_IN = 'signsIn';
const PASSWORD_CHECK_ONLY = 'passwordCheckOnly';
const RECOVERY_CODES = 'recoveryCodes';

/** The password was correct, and the sign-in needs another step, which is prepared after the login is rolled back. */
class StepNeeded extends APIError {
  readonly prepare: () => Promise<SignInStep>;
  constructor(message: string, prepare: StepNeeded['prepare']) {
    super(message, 401, null, true);
    this.prepare = prepare;
  }
}

/** Ends a login that only checks a password. */
class PasswordCorrect extends Error {}

/** Checks a password by Payload's login, which `finishSignIn` ends before it has an effect. Counts no attempt. */
export async function isPasswordOf(
  payload: Payload,
  email: string,
  password: string,
): Promise<boolean> {
  // Payload rejects it as missing.
  if (!password.trim()) return false;
  const req = await createLocalReq({ context: { [PASSWORD_CHECK_ONLY]: true } }, payload);
  const data = { email, password };
  const outcome: unknown = await payload
    .login({ collection: 'users', data, req, overrideAccess: false })
    .catch((error: unknown) => error);
  if (outcome instanceof PasswordCorrect) return true;
  if (outcome instanceof AuthenticationError) return false;
  throw outcome;
}

const derive = promisify(pbkdf2);

// As many as in Payload's hashes, so that all sign-ins take the same time.
const PBKDF2_ROUNDS = 600_000;

/** Counts a sign-in. It takes the same time for accounts that do not exist, or whose one-time password has expired. */
export const startSignIn: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'login' || req.context[PASSWORD_CHECK_ONLY]) return args;
  const data: Record<string, unknown> = { ...args.data };
  const email = toAccountEmail(data.email);
  const { password } = data;
  // Payload reports missing fields.
  if (!email || typeof password !== 'string' || !password.trim()) return args;
  await countAttempt(req, email);
  const account = await findAccount(req, email);
  const expiry = account?.oneTimePasswordUntil;
  const isExpired = Boolean(expiry) && Date.parse(String(expiry)) < Date.now();
  if (!account?.hash || isExpired)
    await derive(password, 'no account', PBKDF2_ROUNDS, 32, 'sha256');
  if (isExpired) throw new AuthenticationError(req.t);
  req.context[SIGNS_IN] = true;
  return args;
};

/**
 * After Payload has checked the password: a one-time password only opens the screen to choose another, and the second
 * factor is checked, or set up if the account must have one.
 */
export const finishSignIn: CollectionBeforeLoginHook<User> = async ({ user, req }) => {
  if (req.context[PASSWORD_CHECK_ONLY]) throw new PasswordCorrect();
  if (!req.context[SIGNS_IN]) return;
  const { payload } = req;
  if (user.oneTimePasswordUntil) {
    await resetAttempts(req);
    const message = translateError(req, ({ account }) => account.welcome);
    throw new StepNeeded(message, async () => {
      const linked = await inTransaction(payload, (inside) =>
        createLink(inside, user.id, 'firstAdmin'),
      );
      return { need: 'welcome', token: toToken(linked) };
    });
  }
  const isEnrolled = await hasFactor(payload, user.id);
  if (!isEnrolled && !(await isFactorRequired(payload, user))) return;
  const code: unknown = req.data?.code;
  if (typeof code !== 'string' || !code.trim()) {
    await refundAttempt(req);
    const message = translateError(req, (texts) => texts.account.code);
    throw new StepNeeded(message, async () =>
      isEnrolled ? { need: 'code' } : { need: 'factor', ...(await prepareFactor(payload, user)) },
    );
  }
  if (!isEnrolled) req.context[RECOVERY_CODES] = await confirmFactor(req, user, code);
  else if (!(await checkCode(req, user, code))) {
    throw createApiError(req, 401, ({ account }) => account.wrongCode);
  }
};

/** Responds 200 with the step that a sign-in needs. */
export const respondWithStep: CollectionAfterErrorHook = async ({ error }) =>
  error instanceof StepNeeded
    ? { status: 200, response: (await error.prepare()) as never }
    : undefined;

/** Opens the session of a complete sign-in. */
export const openSignInSession: CollectionAfterLoginHook<User> = async ({ user, req }) => {
  if (!req.context[SIGNS_IN]) return;
  await resetAttempts(req);
  await openSession(req, user);
  const { cookiePrefix } = req.payload.config;
  req.responseHeaders ??= new Headers();
  const { hash = null } = (await findAccount(req, user.email)) ?? {};
  const device = toDeviceCookie(cookiePrefix, req.headers, { email: user.email, hash });
  req.responseHeaders.append('Set-Cookie', device);
  if (user.state === 'invited')
    await updateRow(req.payload, 'users', { id: { equals: user.id } }, { state: 'active' }, req);
  await recordAudit(req, { act: 'signed-in' }, user);
};

/** Adds the recovery codes of a second factor that this sign-in has set up. They are shown only once. */
export const addRecoveryCodes: CollectionAfterOperationHook = ({ operation, result, req }) => {
  const recoveryCodes = req.context[RECOVERY_CODES];
  return operation === 'login' && recoveryCodes ? { ...result, recoveryCodes } : result;
};
