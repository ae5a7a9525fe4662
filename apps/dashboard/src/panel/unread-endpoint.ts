import type { Endpoint } from 'payload';
import { getUnread, toUnreadTotal } from './messages.ts';

/** `GET /cms-api/unread`: how many messages nobody has opened, for whoever may read them. The open panel asks for it. */
export const unreadEndpoint: Endpoint = {
  path: '/unread',
  method: 'get',
  handler: async ({ payload, user }) => {
    const unread = await getUnread({ payload, user });
    if (!unread) return Response.json({ message: 'Sign in to see messages.' }, { status: 403 });
    return Response.json(toUnreadTotal(unread));
  },
};
