import type { Endpoint, PayloadRequest, TypedUser } from 'payload';
import type * as z from 'zod';
import { hasPermission } from '../access/permissions.ts';
import { translateError } from '../panel/language/errors.ts';
import { toErrorResponse } from './handle-api.ts';
import { parseBody } from './parse-body.ts';
import { ApiError, jsonResponse } from './response.ts';

/**
 * A `POST` endpoint with a body that matches the schema.
 * @param who may call it. `anybody` has no user
 */
export const createEndpointFor = <Body>(
  who: 'anybody' | 'colleagues' | 'admins',
  path: string,
  schema: z.ZodType<Body>,
  work: (req: PayloadRequest, body: Body, user: TypedUser) => Promise<unknown>,
): Endpoint => ({
  path,
  method: 'post',
  handler: async (req) => {
    try {
      if (who !== 'anybody' && !req.user) {
        throw new ApiError(
          401,
          translateError(req, ({ access }) => access.signIn),
        );
      }
      if (who === 'admins' && !hasPermission(req, 'administration')) {
        throw new ApiError(
          403,
          translateError(req, ({ access }) => access.admins),
        );
      }
      const answer = await work(req, await parseBody(req, schema), req.user as TypedUser);
      return answer instanceof Response ? answer : jsonResponse(answer ?? { ok: true });
    } catch (error) {
      return toErrorResponse(error, req.payload);
    }
  },
});

/** A `POST` endpoint for signed-in users, with a body that matches the schema. */
export const createEndpoint = <Body>(
  path: string,
  schema: z.ZodType<Body>,
  work: (req: PayloadRequest, body: Body, user: TypedUser) => Promise<unknown>,
): Endpoint => createEndpointFor('colleagues', path, schema, work);
