import {
  APIError,
  type Endpoint,
  type PayloadRequest,
  type TypedUser,
  ValidationError,
} from 'payload';
import type * as z from 'zod';
import { hasRole } from '../access/roles.ts';
import { toErrorResponse } from '../api/handle-api.ts';
import { parseBody } from '../api/parse-body.ts';
import { ApiError, errorResponse, jsonResponse } from '../api/response.ts';
import { translateError } from '../panel/language/errors.ts';

/**
 * An endpoint of the account screens, with a body that matches the schema. All are POST, so that no secret is in a URL.
 * @param who may call it
 */
export const createEndpoint = <Body>(
  path: string,
  who: 'anybody' | 'signed-in' | 'admins',
  schema: z.ZodType<Body>,
  answer: (req: PayloadRequest, body: Body, user: TypedUser) => Promise<object>,
): Endpoint => ({
  path,
  method: 'post',
  handler: async (req) => {
    try {
      if (who !== 'anybody' && !req.user) {
        throw new APIError(
          translateError(req, ({ access }) => access.signIn),
          401,
          null,
          true,
        );
      }
      if (who === 'admins' && !hasRole(req, 'admin')) {
        throw new APIError(
          translateError(req, ({ access }) => access.admins),
          403,
          null,
          true,
        );
      }
      // Without a user only for `anybody`, who has none.
      return jsonResponse(await answer(req, await parseBody(req, schema), req.user as TypedUser));
    } catch (error) {
      return toResponse(req, error);
    }
  },
});

/** Payload's errors in the form of ours. */
function toResponse(req: PayloadRequest, error: unknown): Response {
  if (error instanceof ValidationError) {
    const fields = error.data.errors.map(({ path, message }) => [path, message]);
    const [message = ''] = error.data.errors.map((one) => one.message);
    return toErrorResponse(new ApiError(422, message, Object.fromEntries(fields)), req.payload);
  }
  if (error instanceof APIError) {
    return errorResponse(error.status, error.message, req.responseHeaders ?? {});
  }
  return toErrorResponse(error, req.payload);
}
