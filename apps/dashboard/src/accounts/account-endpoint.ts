import { APIError, type Endpoint, type PayloadRequest, type TypedUser } from 'payload';
import type * as z from 'zod';
import { hasRole } from '../access/roles.ts';
import { ApiError, answerError } from '../api/answer.ts';
import { answerThrown } from '../api/answer-api.ts';
import { parseBody } from '../api/parse-body.ts';
import { translateError } from '../panel/language/errors.ts';
import { findEnrolling } from './session-guard.ts';

/** Who may ask: everybody, people who are signed in, also those who must set up a second factor first, or admins. */
type Who = 'anybody' | 'signed-in' | 'enrolling' | 'admins';

/** Who asks. Only `anybody` may be nobody. */
type Asking<Asked extends Who> = Asked extends 'anybody' ? undefined : TypedUser;

/** `POST /cms-api/accounts/<path>`; what is sent is parsed with the schema. */
export function createAccountEndpoint<Body, Asked extends Who>(
  path: string,
  who: Asked,
  schema: z.ZodType<Body>,
  answer: (req: PayloadRequest, body: Body, user: Asking<Asked>) => Promise<Response>,
): Endpoint {
  return {
    path: `/accounts/${path}`,
    method: 'post',
    handler: async (req) => {
      try {
        const user = await findAsking(req, who);
        return await answer(req, await parseBody(req, schema), user as Asking<Asked>);
      } catch (error) {
        if (!(error instanceof APIError)) return answerThrown(error, req.payload);
        return answerError(error.status, error.message, req.responseHeaders ?? {});
      }
    },
  };
}

async function findAsking(req: PayloadRequest, who: Who): Promise<TypedUser | undefined> {
  if (who === 'anybody') return undefined;
  const user = req.user ?? (who === 'enrolling' ? await findEnrolling(req) : undefined);
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
