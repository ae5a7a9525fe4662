import type { Endpoint } from 'payload';
import { errorResponse } from '../api/response.ts';
import { getUnreadCounts } from './get-unread-counts.ts';
import { translateError } from './language/errors.ts';

/** `GET /cms-api/unread`: the numbers of unread and due messages. The open panel polls it. */
export const unreadEndpoint: Endpoint = {
  path: '/unread',
  method: 'get',
  handler: async (req) => {
    if (!req.user)
      return errorResponse(
        401,
        translateError(req, ({ access }) => access.signIn),
      );
    const waiting = await getUnreadCounts(req);
    return waiting
      ? Response.json(waiting)
      : errorResponse(
          403,
          translateError(req, ({ access }) => access.leads),
        );
  },
};
