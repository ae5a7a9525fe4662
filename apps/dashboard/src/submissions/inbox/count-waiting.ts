import type { PayloadRequest } from 'payload';
import { queryDatabase } from '../../platform/database.ts';
import { DAY } from '../../platform/durations.ts';
import { readableForms } from '../forms.ts';
import { openStates, toEndOfDay, UNREAD } from '../workflow.ts';

const toList = (values: readonly string[]) => values.map((value) => `'${value}'`).join();

/** Counts of the forms that the user may read, in one statement: unread messages, due ones, and open ones of the user. */
export async function countWaiting(
  { payload, user }: Pick<PayloadRequest, 'payload' | 'user'>,
  now = new Date(),
) {
  const readable = readableForms({ user });
  if (readable.length === 0) return [];
  const rows = await queryDatabase(
    payload,
    `SELECT form,
            sum(CASE WHEN state = '${UNREAD}' THEN 1 ELSE 0 END) AS unread,
            sum(CASE WHEN answer_by < $1 THEN 1 ELSE 0 END) AS due,
            sum(CASE WHEN owner_id = $2 THEN 1 ELSE 0 END) AS mine
     FROM submissions WHERE form IN (${toList(readable)}) AND state IN (${toList(openStates)})
     GROUP BY form`,
    [toEndOfDay(now), user?.id ?? 0],
  );
  return readable.map((form) => {
    const { unread, due, mine } = rows.find((row) => row.form === form) ?? {};
    return { form, unread: Number(unread ?? 0), due: Number(due ?? 0), mine: Number(mine ?? 0) };
  });
}

/** Spam that the user may read, and how many of the messages that came as spam in 30 days were released. */
export async function countPutAside(
  { payload, user }: Pick<PayloadRequest, 'payload' | 'user'>,
  now = new Date(),
) {
  const readable = readableForms({ user });
  if (readable.length === 0) return { spam: 0, came: 0, released: 0 };
  const came = 'CASE WHEN put_aside AND created_at > $1';
  const [row = {}] = await queryDatabase(
    payload,
    `SELECT sum(CASE WHEN state = 'spam' THEN 1 ELSE 0 END) AS spam, sum(${came} THEN 1 ELSE 0 END) AS came,
            sum(${came} AND state <> 'spam' THEN 1 ELSE 0 END) AS released
     FROM submissions WHERE form IN (${toList(readable)})`,
    [new Date(now.getTime() - 30 * DAY).toISOString()],
  );
  return { spam: Number(row.spam), came: Number(row.came), released: Number(row.released) };
}
