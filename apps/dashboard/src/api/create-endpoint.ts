import type { Endpoint, PayloadRequest, TypedUser } from 'payload';
import type * as z from 'zod';
import { hasPermission, type Permission } from '../access/permissions.ts';
import { translateError } from '../platform/language/errors.ts';
import type { Texts } from '../platform/language/texts.ts';
import { toErrorResponse } from './handle-api.ts';
import { parseBody } from './parse-body.ts';
import { ApiError, jsonResponse } from './response.ts';

type AccessTexts = Texts['errors']['access'];

/** Groups of users: their permission, and the message to others. */
const groups = {
  admins: ['administration', (texts) => texts.admins],
  editors: ['content', (texts) => texts.change],
  publishers: ['content', (texts) => texts.publish],
  recruiters: ['applications', (texts) => texts.resumes],
} satisfies Record<string, [Permission, (texts: AccessTexts) => string]>;

/** Who may call an endpoint. With `anybody` a request may have no user. */
type Caller = keyof typeof groups | 'colleagues' | 'anybody';

/** An error with a message about access, in the language of the request. */
export const createAccessError = (
  req: PayloadRequest,
  status: number,
  choose: (texts: AccessTexts) => string,
): ApiError =>
  new ApiError(
    status,
    translateError(req, ({ access }) => choose(access)),
  );

function requireCaller(req: PayloadRequest, who: Caller): void {
  if (who === 'anybody') return;
  if (!req.user) throw createAccessError(req, 401, (texts) => texts.signIn);
  if (who === 'colleagues') return;
  const [permission, choose] = groups[who];
  if (!hasPermission(req, permission)) throw createAccessError(req, 403, choose);
}

/** An endpoint. It responds with what the work returns, and to errors with their message. */
export const createRoute = (
  who: Caller,
  method: Endpoint['method'],
  path: string,
  work: (req: PayloadRequest) => Promise<unknown>,
): Endpoint => ({
  path,
  method,
  handler: async (req) => {
    try {
      requireCaller(req, who);
      const answer = await work(req);
      return answer instanceof Response ? answer : jsonResponse(answer ?? { ok: true });
    } catch (error) {
      return toErrorResponse(error, req.payload);
    }
  },
});

/** A `POST` endpoint with a body that matches the schema. */
export const createEndpointFor = <Body>(
  who: Caller,
  path: string,
  schema: z.ZodType<Body>,
  work: (req: PayloadRequest, body: Body, user: TypedUser) => Promise<unknown>,
): Endpoint =>
  createRoute(who, 'post', path, async (req) =>
    work(req, await parseBody(req, schema), req.user as TypedUser),
  );

/** A `POST` endpoint for signed-in users, with a body that matches the schema. */
export const createEndpoint = <Body>(
  path: string,
  schema: z.ZodType<Body>,
  work: (req: PayloadRequest, body: Body, user: TypedUser) => Promise<unknown>,
): Endpoint => createEndpointFor('colleagues', path, schema, work);
