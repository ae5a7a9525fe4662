import type { PayloadRequest } from 'payload';
import { hasRole } from '../access/roles.ts';
import { toDueWhere } from '../collections/messages/due.ts';
import { formFacts, forms } from '../collections/messages/forms.ts';
import type { Waiting } from './waiting.ts';

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

/** Messages whose answer is due; none for people who may not read them. */
export async function countDue({
  payload,
  user,
}: Pick<PayloadRequest, 'payload' | 'user'>): Promise<number> {
  const readable = forms.filter((form) => hasRole({ user }, 'admin', formFacts[form].reader));
  const counts = await Promise.all(
    readable.map((collection) =>
      payload.count({ collection, where: toDueWhere(new Date()), user, overrideAccess: false }),
    ),
  );
  return counts.reduce((sum, { totalDocs }) => sum + totalDocs, 0);
}

/** All kinds together. */
export function toWaiting(unread: Unread[], due: number): Waiting {
  const first = unread.find(({ count }) => count > 0);
  const total = unread.reduce((sum, { count }) => sum + count, 0);
  return { total, path: first?.path ?? '', due };
}
