import type { Endpoint } from 'payload';
import { getWaiting } from './messages.ts';

/** `GET /cms-api/unread`: how many messages nobody has opened, and how many answers are due, for whoever may read them. The open panel asks for it. */
export const unreadEndpoint: Endpoint = {
  path: '/unread',
  method: 'get',
  handler: async (req) => {
    const waiting = await getWaiting(req);
    if (!waiting) return Response.json({ message: 'Sign in to see messages.' }, { status: 403 });
    return Response.json(waiting);
  },
};
