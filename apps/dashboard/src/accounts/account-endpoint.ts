import { APIError, type Endpoint, type PayloadRequest, type TypedUser } from 'payload';
import type * as z from 'zod';
import { hasRole } from '../access/roles.ts';
import { toErrorResponse } from '../api/handle-api.ts';
import { parseBody } from '../api/parse-body.ts';
import { ApiError, errorResponse } from '../api/response.ts';
import { translateError } from '../panel/language/errors.ts';
import { findEnrollingUser } from './session-guard.ts';

/** Who may call an endpoint; `enrolling` includes users who must set up a second factor first. */
type Audience = 'anybody' | 'signed-in' | 'enrolling' | 'admins';

/** User of the request; undefined only for `anybody`. */
type RequestUser<Asked extends Audience> = Asked extends 'anybody' ? undefined : TypedUser;

/** `POST /cms-api/accounts/<path>`, with a body that matches the schema. */
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
        const user = await requireUser(req, who);
        return await answer(req, await parseBody(req, schema), user as RequestUser<Asked>);
      } catch (error) {
        if (!(error instanceof APIError)) return toErrorResponse(error, req.payload);
        return errorResponse(error.status, error.message, req.responseHeaders ?? {});
      }
    },
  };
}

async function requireUser(req: PayloadRequest, who: Audience): Promise<TypedUser | undefined> {
  if (who === 'anybody') return undefined;
  const user = req.user ?? (who === 'enrolling' ? await findEnrollingUser(req) : undefined);
  if (!user)
    throw new ApiError(
      401,
      translateError(req, ({ access }) => access.signIn),
    );
  if (who === 'admins' && !hasRole({ user }, 'admin')) {
    throw new ApiError(
      403,
      translateError(req, ({ access }) => access.admins),
    );
  }
  return user;
}
