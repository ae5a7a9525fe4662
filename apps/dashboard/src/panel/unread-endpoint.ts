import type { Endpoint } from 'payload';
import { countDue, getUnread, toWaiting } from './messages.ts';

/** `GET /cms-api/unread`: how many messages nobody has opened, and how many answers are due, for whoever may read them. The open panel asks for it. */
export const unreadEndpoint: Endpoint = {
  path: '/unread',
  method: 'get',
  handler: async ({ payload, user }) => {
    const unread = await getUnread({ payload, user });
    if (!unread) return Response.json({ message: 'Sign in to see messages.' }, { status: 403 });
    return Response.json(toWaiting(unread, await countDue({ payload, user })));
  },
};
