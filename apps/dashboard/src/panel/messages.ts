import type { PayloadRequest } from 'payload';

/** How many contact messages nobody has opened yet; nothing for people who may not read them. */
export async function countUnread({ payload, user }: Pick<PayloadRequest, 'payload' | 'user'>) {
  if (user?.role !== 'admin' && user?.role !== 'editor') return undefined;
  const { totalDocs } = await payload.count({
    collection: 'contact-messages',
    where: { state: { equals: 'new' } },
  });
  return totalDocs;
}

/** Address of the messages nobody has opened yet. */
export const unreadMessagesPath = '/admin/collections/contact-messages?where[state][equals]=new';
