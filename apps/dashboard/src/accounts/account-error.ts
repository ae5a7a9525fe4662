import type { PayloadRequest } from 'payload';
import { ApiError } from '../api/response.ts';
import { translateError } from '../platform/language/errors.ts';
import type { Texts } from '../platform/language/texts.ts';

/** Chooses an error message of accounts. */
export type ChooseError = (texts: Texts['errors']['account']) => string;

/**
 * An error in the language of the request.
 * @param field that is wrong
 */
export function createAccountError(
  req: PayloadRequest,
  status: number,
  choose: ChooseError,
  field?: string,
): ApiError {
  const message = translateError(req, ({ account }) => choose(account));
  return new ApiError(status, message, field === undefined ? undefined : { [field]: message });
}

/** An error of a field, in the language of the request. */
export const createFieldError = (
  req: PayloadRequest,
  field: string,
  choose: ChooseError,
): ApiError => createAccountError(req, 422, choose, field);
