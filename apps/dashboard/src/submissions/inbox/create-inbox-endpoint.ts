import type { Endpoint, PayloadRequest } from 'payload';
import type * as z from 'zod';
import { toErrorResponse } from '../../api/handle-api.ts';
import { parseBody } from '../../api/parse-body.ts';
import { errorResponse } from '../../api/response.ts';
import { translateError } from '../../panel/language/errors.ts';

/** `POST /cms-api/inbox/<path>` for signed-in users, with a body that matches the schema. */
export function createInboxEndpoint<Body>(
  path: string,
  schema: z.ZodType<Body>,
  answer: (req: PayloadRequest, body: Body) => Promise<Response>,
): Endpoint {
  return {
    path: `/inbox/${path}`,
    method: 'post',
    handler: async (req) => {
      if (!req.user)
        return errorResponse(
          401,
          translateError(req, ({ access }) => access.signIn),
        );
      try {
        return await answer(req, await parseBody(req, schema));
      } catch (error) {
        return toErrorResponse(error, req.payload);
      }
    },
  };
}
