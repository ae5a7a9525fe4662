import type { PayloadRequest } from 'payload';
import * as z from 'zod';
import { findAccount, toAccountEmail } from '../collections/users/find-account.ts';
import { translateError } from '../panel/language/errors.ts';

/** In characters. */
const MAX_NAME = 80;
/** In characters. */
const MAX_EMAIL = 254;

/** Input for an account. Missing fields are not validated. */
export interface PersonInput {
  name?: string | undefined;
  email?: string | undefined;
}

/**
 * Validates name and e-mail address. Returns errors by field, in the language of the user.
 * @param account the account that may already have the e-mail address
 */
export async function validatePerson(
  req: PayloadRequest,
  { name, email }: PersonInput,
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
