import {
  APIError,
  type CollectionBeforeOperationHook,
  type Field,
  type PayloadRequest,
  ValidationError,
} from 'payload';
import { tell } from '../../panel/language/refuse.ts';
import { countAttempt, forgetAttempts } from './attempts.ts';
import { findAccount, toAccountEmail } from './find-account.ts';
import { isPasswordOf } from './password-hash.ts';

/** Asked for in the account page. Never stored. */
export const currentPasswordField: Field = {
  name: 'currentPassword',
  type: 'text',
  virtual: true,
  admin: {
    condition: (data) => data?.id !== undefined,
    components: { Field: '/panel/CurrentPassword.tsx#CurrentPassword' },
  },
};

/**
 * Changing one's password, or an e-mail address, takes the password of whoever does it: a session that was left open, or
 * stolen, is not enough to take an account over. Nobody chooses a password for somebody else. The commands on the
 * server's own machine are not asked.
 */
export const requireCurrentPassword: CollectionBeforeOperationHook = async ({
  args,
  operation,
  req,
}) => {
  if (operation !== 'update') return args;
  const { currentPassword, ...data } = { ...args.data } as Record<string, unknown>;
  const checked = { ...args, data } as typeof args;
  const isProgram = 'overrideAccess' in args && args.overrideAccess === true;
  if (isProgram || !req.user) return checked;
  const id = 'id' in args ? args.id : undefined;
  if (data.password && String(id) !== String(req.user.id)) {
    const message = tell(req, ({ account }) => account.otherPassword);
    throw new APIError(message, 403, null, true);
  }
  if (!data.password && !(await changesEmail(data.email, id))) return checked;
  if (await isOwnPassword(req, req.user.email, currentPassword)) return checked;
  const errors = [
    {
      path: 'currentPassword',
      label: tell(req, ({ account }) => account.currentLabel),
      message: tell(req, ({ account }) => account.current),
    },
  ];
  throw new ValidationError({ collection: 'users', errors, req }, req.t);

  async function changesEmail(email: unknown, account: unknown): Promise<boolean> {
    if (email === undefined) return false;
    const wanted = toAccountEmail(email);
    const owner = wanted ? await findAccount(req, wanted) : undefined;
    return owner === undefined || String(owner.id) !== String(account);
  }
};

/**
 * Whether something is the password of an account; a try is counted as at a sign-in.
 * @throws {APIError} with status 429 after too many
 */
async function isOwnPassword(
  req: PayloadRequest,
  email: string,
  password: unknown,
): Promise<boolean> {
  if (typeof password !== 'string' || !password) return false;
  await countAttempt(req, email);
  const isRight = await isPasswordOf(await findAccount(req, email), password);
  if (isRight) await forgetAttempts(req, email);
  return isRight;
}
