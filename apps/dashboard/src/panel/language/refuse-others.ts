import type { PayloadRequest } from 'payload';
import { errorResponse } from '../../api/response.ts';
import { tell } from './refuse.ts';

/**
 * The answer to who may not do this: 401 when nobody is signed in, 403 with the reason for another role; nothing for who may.
 * @param may who may
 * @param reason what everybody else is told
 */
export function refuseOthers(
  req: PayloadRequest,
  may: (args: { req: PayloadRequest }) => boolean,
  reason: Parameters<typeof tell>[1],
): Response | undefined {
  if (!req.user)
    return errorResponse(
      401,
      tell(req, ({ access }) => access.signIn),
    );
  return may({ req }) ? undefined : errorResponse(403, tell(req, reason));
}
