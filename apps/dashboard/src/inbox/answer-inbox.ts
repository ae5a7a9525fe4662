import { BodyTooLongError, readBoundedBody } from '@agency/server/bounded-body';
import type { Endpoint, PayloadRequest } from 'payload';
import type * as z from 'zod';
import { ApiError, answerError } from '../api/answer.ts';
import { answerThrown } from '../api/answer-api.ts';

/** Largest question or change, in bytes. */
const MAX_BODY_BYTES = 64 * 1024;

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
      if (!req.user) return answerError(401, 'Sign in first.');
      try {
        return await answer(req, await parseBody(req, schema));
      } catch (error) {
        return answerThrown(error, req.payload);
      }
    },
  };
}

async function parseBody<Body>(req: PayloadRequest, schema: z.ZodType<Body>): Promise<Body> {
  const parsed = schema.safeParse(await readJson(req));
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.map(({ path, message }) => [path.join('.'), message]);
  throw new ApiError(422, 'This cannot be understood.', Object.fromEntries(fields));
}

async function readJson({ body }: PayloadRequest): Promise<unknown> {
  try {
    const bytes = await readBoundedBody(body ?? null, MAX_BODY_BYTES);
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (error) {
    if (error instanceof BodyTooLongError) throw new ApiError(413, 'That is too much at once.');
    throw new ApiError(400, 'The body is not JSON.');
  }
}
