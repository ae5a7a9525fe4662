import { APIError, type Endpoint, type PayloadRequest, type TypedUser } from 'payload';
import type * as z from 'zod';
import { hasRole } from '../access/roles.ts';
import { toErrorResponse } from '../api/handle-api.ts';
import { parseBody } from '../api/parse-body.ts';
import { ApiError, errorResponse } from '../api/response.ts';
import { tell } from '../panel/language/refuse.ts';
import { findEnrollingUser } from './session-guard.ts';

/** Who may ask: everybody, people who are signed in, also those who must set up a second factor first, or admins. */
type Audience = 'anybody' | 'signed-in' | 'enrolling' | 'admins';

/** Who asks. Only `anybody` may be nobody. */
type RequestUser<Asked extends Audience> = Asked extends 'anybody' ? undefined : TypedUser;

/** `POST /cms-api/accounts/<path>`; what is sent is parsed with the schema. */
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
      tell(req, ({ access }) => access.signIn),
    );
  if (who === 'admins' && !hasRole({ user }, 'admin')) {
    throw new ApiError(
      403,
      tell(req, ({ access }) => access.admins),
    );
  }
  return user;
}
