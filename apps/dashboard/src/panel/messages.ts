import type { PayloadRequest } from 'payload';

/** What visitors send, and what it is called. */
const kinds = [
  { collection: 'contact-messages', one: 'message', many: 'messages' },
  { collection: 'enquiries', one: 'enquiry', many: 'enquiries' },
] as const;

/** Messages of one kind that nobody has opened yet. */
export interface Unread {
  count: number;
  /** What they are called, for this number of them. */
  noun: string;
  /** Address of their list. */
  path: string;
}

/** What nobody has opened yet, by kind; nothing for people who may not read it. */
export async function getUnread({
  payload,
  user,
}: Pick<PayloadRequest, 'payload' | 'user'>): Promise<Unread[] | undefined> {
  if (user?.role !== 'admin' && user?.role !== 'editor') return undefined;
  return Promise.all(
    kinds.map(async ({ collection, one, many }) => {
      const { totalDocs: count } = await payload.count({
        collection,
        where: { state: { equals: 'new' } },
      });
      const path = `/admin/collections/${collection}?where[state][equals]=new`;
      return { count, noun: count === 1 ? one : many, path };
    }),
  );
}
