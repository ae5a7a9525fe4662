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

/** Rows of a page. */
const PAGE_LENGTH = 50;

/** A page of the list. */
export interface Page {
  rows: Row[];
  /** Total of matching messages. */
  total: number;
  /** Cursor of the last row, if there are older messages. */
  older?: Cursor;
  /** Cursor of the first row, if there are newer messages. */
  newer?: Cursor;
}

export async function readPage(
  req: PayloadRequest,
  {
    limit = PAGE_LENGTH,
    way = 'older',
    ...asked
  }: Omit<MessageQuery, 'limit'> & { limit?: number },
): Promise<Page> {
  const [found, total, colleagues] = await Promise.all([
    // One more row shows whether there is another page.
    readMessages(req, { ...asked, way, limit: limit + 1 }),
    countMessages(req, asked),
    getShownColleagues(req),
  ]);
  const hasMore = found.length > limit;
  const messages = way === 'older' ? found.slice(0, limit) : found.slice(-limit);
  const [first] = messages;
  const last = messages.at(-1);
  // A cursor implies that there are rows on the other side.
  const hasOlder = way === 'older' ? hasMore : asked.beyond !== undefined;
  const hasNewer = way === 'newer' ? hasMore : asked.beyond !== undefined;
  return {
    rows: messages.map((message) => toRow(message, colleagues)),
    total,
    ...(last && hasOlder && { older: toCursor(last) }),
    ...(first && hasNewer && { newer: toCursor(first) }),
  };
}
