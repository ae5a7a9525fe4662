import { APIError, type Endpoint, type PayloadRequest, type TypedUser } from 'payload';
import * as z from 'zod';
import { hasRole } from '../access/roles.ts';
import { toErrorResponse } from '../api/handle-api.ts';
import { parseBody } from '../api/parse-body.ts';
import { ApiError, errorResponse } from '../api/response.ts';
import { translateError } from '../panel/language/errors.ts';
import type { Texts } from '../panel/language/texts.ts';

/** Who may call an endpoint. */
type Audience = 'anybody' | 'signed-in' | 'admins';

/** User of the request; undefined only for `anybody`. */
type RequestUser<Asked extends Audience> = Asked extends 'anybody' ? undefined : TypedUser;

/** Id of an account in a request. */
export const accountField = z.int().positive();

/**
 * `POST /cms-api/accounts/<path>`, with a body that matches the schema. All endpoints of the account screens are POST, so
 * that no secret is in a URL.
 */
export function createAccountEndpoint<Body, Asked extends Audience>(
  path: string,
  who: Asked,
  schema: z.ZodType<Body>,
  answer: (req: PayloadRequest, body: Body, user: RequestUser<Asked>) => Promise<Response>,
): Endpoint {
  return {
    path: `/accounts/${path}`,
    method: 'post',
    handler: async (req) => {
      try {
        if (who !== 'anybody') requireUser(req, who);
        return await answer(req, await parseBody(req, schema), req.user as RequestUser<Asked>);
      } catch (error) {
        if (!(error instanceof APIError)) return toErrorResponse(error, req.payload);
        return errorResponse(error.status, error.message, req.responseHeaders ?? {});
      }
    },
  };
}

function requireUser(req: PayloadRequest, who: Audience): void {
  if (!req.user) {
    throw new ApiError(
      401,
      translateError(req, ({ access }) => access.signIn),
    );
  }
  if (who === 'admins' && !hasRole(req, 'admin')) {
    throw new ApiError(
      403,
      translateError(req, ({ access }) => access.admins),
    );
  }
}

/** An error in the language of the request. */
export function createAccountError(
  req: PayloadRequest,
  status: number,
  choose: (texts: Texts['errors']['account']) => string,
): ApiError {
  return new ApiError(
    status,
    translateError(req, ({ account }) => choose(account)),
  );
}
