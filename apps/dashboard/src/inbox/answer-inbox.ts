import type { Endpoint, PayloadRequest } from 'payload';
import type * as z from 'zod';
import { answerError } from '../api/answer.ts';
import { answerThrown } from '../api/answer-api.ts';
import { parseBody } from '../api/parse-body.ts';
import { translateError } from '../panel/language/errors.ts';

/** `POST /cms-api/inbox/<path>` for people who have signed in; what they send is parsed with the schema. */
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
        return answerError(
          401,
          translateError(req, ({ access }) => access.signIn),
        );
      try {
        return await answer(req, await parseBody(req, schema));
      } catch (error) {
        return answerThrown(error, req.payload);
      }
    },
  };
}
