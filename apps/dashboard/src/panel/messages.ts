import type { PayloadRequest } from 'payload';
import { hasRole } from '../access/roles.ts';
import { formFacts, forms } from '../collections/messages/forms.ts';

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
  const readable = forms.filter((form) => hasRole({ user }, 'admin', formFacts[form].reader));
  if (readable.length === 0) return undefined;
  return Promise.all(
    readable.map(async (form) => {
      const { totalDocs: count } = await payload.count({
        collection: form,
        where: { state: { equals: 'new' } },
        user,
        overrideAccess: false,
      });
      const { one, many } = formFacts[form];
      const path = `/admin/inbox?view=new&form=${form}`;
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
