import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import type { CollectionBeforeOperationHook } from 'payload';
import { createApiError } from '../api/response.ts';
import { createReason, type Reason, translateReason } from '../platform/language/errors.ts';

/** Minimum length, in characters. */
export const MIN_PASSWORD_LENGTH = 12;

// Only the beginning is checked: the rest only makes it stronger, and checking takes time.
const LOOKS_AT = 64;

/** Minimum number of guesses by zxcvbn. */
const MIN_GUESSES = 1e8;

const ownWords = ['dashboard', 'admin'];
let guesser: ZxcvbnFactory | undefined;

/** Why a password is rejected, if it is. */
export function findPasswordProblem(password: string): Reason | undefined {
  if ([...password].length < MIN_PASSWORD_LENGTH)
    return createReason(({ account }) => account.passwordLength, { min: MIN_PASSWORD_LENGTH });
  // Created lazily, because its dictionaries take memory.
  guesser ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  const { guesses } = guesser.check(password.slice(0, LOOKS_AT), ownWords);
  return guesses < MIN_GUESSES ? createReason(({ account }) => account.passwordCommon) : undefined;
}

/** Rejects weak passwords for new accounts, changes and resets. */
export const requireStrongPassword: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'create' && operation !== 'update' && operation !== 'resetPassword')
    return args;
  const { password } = { password: undefined, ...args.data } as { password?: unknown };
  const reason =
    typeof password === 'string' && password ? findPasswordProblem(password) : undefined;
  if (reason) throw createApiError(req, 422, () => translateReason(req, reason), 'password');
  return args;
};
