import type { Endpoint, PayloadRequest, TypedUser } from 'payload';
import type * as z from 'zod';
import { hasPermission, type Permission } from '../access/permissions.ts';
import { toErrorResponse } from './handle-api.ts';
import { parseBody } from './parse-body.ts';
import { type ChooseError, createApiError, jsonResponse } from './response.ts';

/** Groups of users: their permission, and the message to others. */
const groups = {
  admins: ['administration', ({ access }) => access.admins],
  editors: ['content', ({ access }) => access.change],
  publishers: ['content', ({ access }) => access.publish],
  recruiters: ['applications', ({ access }) => access.resumes],
} satisfies Record<string, [Permission, ChooseError]>;

/** Who may call an endpoint. With `anybody` a request may have no user. */
type Caller = keyof typeof groups | 'colleagues' | 'anybody';

function requireCaller(req: PayloadRequest, who: Caller): void {
  if (who === 'anybody') return;
  if (!req.user) throw createApiError(req, 401, ({ access }) => access.signIn);
  if (who === 'colleagues') return;
  const [permission, choose] = groups[who];
  if (!hasPermission(req, permission)) throw createApiError(req, 403, choose);
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
      const result = await work(req);
      return result instanceof Response ? result : jsonResponse(result ?? { ok: true });
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
