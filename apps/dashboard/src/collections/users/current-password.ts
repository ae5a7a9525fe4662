import { type CollectionBeforeOperationHook, type Field, ValidationError } from 'payload';
import { countAttempt, forgetAttempts } from './attempts.ts';
import { isPasswordOf } from './password-hash.ts';
import { findAccount, toAccountEmail } from './sign-in.ts';

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
 * Changing a password or an e-mail address takes the password of whoever does it: a session that was left open, or
 * stolen, is not enough to take an account over. The commands on the server's own machine are not asked.
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
  if (!data.password && !(await changesEmail(data.email, id))) return checked;
  const { email } = req.user;
  if (typeof currentPassword === 'string' && currentPassword) {
    await countAttempt(req, email);
    if (await isPasswordOf(await findAccount(req, email), currentPassword)) {
      await forgetAttempts(req, email);
      return checked;
    }
  }
  throw new ValidationError({
    collection: 'users',
    errors: [
      {
        path: 'currentPassword',
        label: 'Your current password',
        message: 'Type your current password to change a password or an e-mail address.',
      },
    ],
  });

  async function changesEmail(email: unknown, account: unknown): Promise<boolean> {
    if (email === undefined) return false;
    const wanted = toAccountEmail(email);
    const owner = wanted ? await findAccount(req, wanted) : undefined;
    return owner === undefined || String(owner.id) !== String(account);
  }
};
