import type { PayloadRequest } from 'payload';
import { hasRole, type Role } from '../access/roles.ts';

/** What visitors send, and what it is called. */
const kinds = [
  { collection: 'contact-messages', one: 'message', many: 'messages', reader: 'editor' },
  { collection: 'enquiries', one: 'enquiry', many: 'enquiries', reader: 'editor' },
  { collection: 'applications', one: 'application', many: 'applications', reader: 'recruiter' },
] as const satisfies { reader: Role; [key: string]: string }[];

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
  const readable = kinds.filter(({ reader }) => hasRole({ user }, 'admin', reader));
  if (readable.length === 0) return undefined;
  return Promise.all(
    readable.map(async ({ collection, one, many }) => {
      const { totalDocs: count } = await payload.count({
        collection,
        where: { state: { equals: 'new' } },
        user,
        overrideAccess: false,
      });
      const path = `/admin/collections/${collection}?where[state][equals]=new`;
      return { count, noun: count === 1 ? one : many, path };
    }),
  );
}

/** All that nobody has opened yet. */
export interface UnreadTotal {
  total: number;
  /** Address of the first list with something in it. */
  path: string;
}

/** All kinds together. */
export function toUnreadTotal(unread: Unread[]): UnreadTotal {
  const first = unread.find(({ count }) => count > 0);
  return { total: unread.reduce((sum, { count }) => sum + count, 0), path: first?.path ?? '' };
}
