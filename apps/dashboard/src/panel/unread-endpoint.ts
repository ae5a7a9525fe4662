import type { Endpoint } from 'payload';
import { errorResponse } from '../api/response.ts';
import { tell } from './language/refuse.ts';
import { getWaiting } from './messages.ts';

/** `GET /cms-api/unread`: how many messages nobody has opened, and how many answers are due, for whoever may read them. The open panel asks for it. */
export const unreadEndpoint: Endpoint = {
  path: '/unread',
  method: 'get',
  handler: async (req) => {
    if (!req.user)
      return errorResponse(
        401,
        tell(req, ({ access }) => access.signIn),
      );
    const waiting = await getWaiting(req);
    return waiting
      ? Response.json(waiting)
      : errorResponse(
          403,
          tell(req, ({ access }) => access.leads),
        );
  },
};
