import { type CollectionBeforeOperationHook, ValidationError } from 'payload';

/** Shortest password, in characters. */
export const minPasswordLength = 12;

/** Refuses a short password wherever one is set: for a new account, in the account page and on reset. */
export const requireLongPassword: CollectionBeforeOperationHook = ({ args, operation }) => {
  if (operation !== 'create' && operation !== 'update' && operation !== 'resetPassword')
    return args;
  const { password } = { password: undefined, ...args.data } as { password?: unknown };
  if (typeof password === 'string' && password && [...password].length < minPasswordLength) {
    throw new ValidationError({
      collection: 'users',
      errors: [{ path: 'password', message: `Needs at least ${minPasswordLength} characters.` }],
    });
  }
  return args;
};
