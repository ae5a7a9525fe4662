import type { PayloadRequest } from 'payload';
import { errorResponse } from '../../api/response.ts';
import { translateError } from './errors.ts';

/**
 * 401 without a session, 403 with the reason for other roles, `undefined` for allowed users.
 * @param may who may
 * @param reason the message to other users
 */
export function rejectUnauthorized(
  req: PayloadRequest,
  may: (args: { req: PayloadRequest }) => boolean,
  reason: Parameters<typeof translateError>[1],
): Response | undefined {
  if (!req.user)
    return errorResponse(
      401,
      translateError(req, ({ access }) => access.signIn),
    );
  return may({ req }) ? undefined : errorResponse(403, translateError(req, reason));
}
