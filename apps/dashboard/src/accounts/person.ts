import type { PayloadRequest } from 'payload';
import * as z from 'zod';
import { findAccount, toAccountEmail } from '../collections/users/find-account.ts';
import { translateError } from '../panel/language/errors.ts';

/** Longest name of an account, in characters. */
const MAX_NAME = 80;
/** Longest e-mail address, in characters. */
const MAX_EMAIL = 254;

/** Who somebody is, as it is typed. What is left out is not looked at. */
export interface TypedPerson {
  name?: string | undefined;
  email?: string | undefined;
}

/**
 * What is wrong with a name or an e-mail address, by its field, in the language of whoever asks.
 * @param account whose they are to be; an address that is its own already is free
 */
export async function findPersonProblems(
  req: PayloadRequest,
  { name, email }: TypedPerson,
  account?: number,
): Promise<Record<string, string>> {
  const problems: Record<string, string> = {};
  if (name?.trim() === '')
    problems.name = translateError(req, (words) => words.account.nameMissing);
  if ((name?.trim().length ?? 0) > MAX_NAME) {
    problems.name = translateError(req, (words) => words.account.nameLong, { max: MAX_NAME });
  }
  if (email === undefined) return problems;
  const wanted = toAccountEmail(email) ?? '';
  if (!z.email().max(MAX_EMAIL).safeParse(wanted).success) {
    problems.email = translateError(req, (words) => words.account.emailWrong);
    return problems;
  }
  const owner = await findAccount(req, wanted);
  if (owner && owner.id !== account)
    problems.email = translateError(req, (words) => words.account.taken);
  return problems;
}
