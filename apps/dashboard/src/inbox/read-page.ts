import type { PayloadRequest } from 'payload';
import type { Cursor } from './filters.ts';
import {
  countMessages,
  type MessageQuery,
  type Row,
  readMessages,
  toCursor,
  toRow,
} from './read-inbox.ts';
import { getShownColleagues } from './readers.ts';

/** Rows on a page of the list. */
const PAGE_LENGTH = 50;

/** Some of the list, with the way to the rest. */
export interface Page {
  rows: Row[];
  /** How many messages fit in all. */
  total: number;
  /** The last row, when there are older messages beyond it. */
  older?: Cursor;
  /** The first row, when there are newer messages before it. */
  newer?: Cursor;
}

/** A page of the list. */
export async function readPage(
  req: PayloadRequest,
  {
    limit = PAGE_LENGTH,
    way = 'older',
    ...asked
  }: Omit<MessageQuery, 'limit'> & { limit?: number },
): Promise<Page> {
  const [found, total, colleagues] = await Promise.all([
    // One more tells whether there are more.
    readMessages(req, { ...asked, way, limit: limit + 1 }),
    countMessages(req, asked),
    getShownColleagues(req),
  ]);
  const hasMore = found.length > limit;
  const messages = way === 'older' ? found.slice(0, limit) : found.slice(-limit);
  const [first] = messages;
  const last = messages.at(-1);
  // Whoever came from the other side can go back there.
  const hasOlder = way === 'older' ? hasMore : asked.beyond !== undefined;
  const hasNewer = way === 'newer' ? hasMore : asked.beyond !== undefined;
  return {
    rows: messages.map((message) => toRow(message, colleagues)),
    total,
    ...(last && hasOlder && { older: toCursor(last) }),
    ...(first && hasNewer && { newer: toCursor(first) }),
  };
}
