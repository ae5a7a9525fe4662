import { APIError, type PayloadRequest } from 'payload';
import { ApiError } from '../api/response.ts';
import { translateError } from '../panel/language/errors.ts';
import type { Texts } from '../panel/language/texts.ts';

/** Chooses an error message of accounts. */
export type ChooseError = (texts: Texts['errors']['account']) => string;

/** A public error in the language of the request. */
export const createAccountError = (
  req: PayloadRequest,
  status: number,
  choose: ChooseError,
): APIError =>
  new APIError(
    translateError(req, ({ account }) => choose(account)),
    status,
    null,
    true,
  );

/** An error of a field, in the language of the request. */
export function createFieldError(
  req: PayloadRequest,
  field: string,
  choose: ChooseError,
): ApiError {
  const message = translateError(req, ({ account }) => choose(account));
  return new ApiError(422, message, { [field]: message });
}
