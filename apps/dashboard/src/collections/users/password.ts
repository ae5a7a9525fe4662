import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { type CollectionBeforeOperationHook, ValidationError } from 'payload';
import { createReason, type Reason, translateReason } from '../../panel/language/errors.ts';

/** Shortest password, in characters. */
export const MIN_PASSWORD_LENGTH = 12;

// Of a longer one its beginning is looked at: the rest only makes it better, and looking takes time.
const LOOKS_AT = 64;

/** Fewest guesses a password has to stand, to somebody who knows the common ones and how people change them. */
const FEWEST_GUESSES = 1e8;

const ownWords = ['dashboard', 'admin'];
let guesser: ZxcvbnFactory | undefined;

/** Why a password is refused, if it is. */
export function decidePasswordRefusal(password: string): Reason | undefined {
  if ([...password].length < MIN_PASSWORD_LENGTH) {
    return createReason(({ account }) => account.passwordLength, { min: MIN_PASSWORD_LENGTH });
  }
  // Made when it is needed: passwords are seldom set, and the lists take memory.
  guesser ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  const { guesses } = guesser.check(password.slice(0, LOOKS_AT), ownWords);
  return guesses < FEWEST_GUESSES
    ? createReason(({ account }) => account.passwordCommon)
    : undefined;
}

/** Refuses a weak password wherever one is set: for a new account, in the account page and on reset. */
export const requireGoodPassword: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'create' && operation !== 'update' && operation !== 'resetPassword')
    return args;
  const { password } = { password: undefined, ...args.data } as { password?: unknown };
  const reason =
    typeof password === 'string' && password ? decidePasswordRefusal(password) : undefined;
  if (reason) {
    const errors = [{ path: 'password', message: translateReason(req, reason) }];
    throw new ValidationError({ collection: 'users', errors, req }, req.t);
  }
  return args;
};
