import type { Endpoint, PayloadRequest } from 'payload';
import type * as z from 'zod';
import { translateError } from '../panel/language/errors.ts';
import { toErrorResponse } from './handle-api.ts';
import { parseBody } from './parse-body.ts';
import { errorResponse, jsonResponse } from './response.ts';

/** A `POST` endpoint for signed-in users, with a body that matches the schema. */
export function createEndpoint<Body>(
  path: string,
  schema: z.ZodType<Body>,
  work: (req: PayloadRequest, body: Body) => Promise<unknown>,
): Endpoint {
  return {
    path,
    method: 'post',
    handler: async (req) => {
      if (!req.user) {
        const message = translateError(req, ({ access }) => access.signIn);
        return errorResponse(401, message);
      }
      try {
        const answer = await work(req, await parseBody(req, schema));
        return answer instanceof Response ? answer : jsonResponse(answer ?? { ok: true });
      } catch (error) {
        return toErrorResponse(error, req.payload);
      }
    },
  };
}
