import type { PayloadRequest } from 'payload';
import { queryDatabase } from '../../platform/database.ts';
import { readableForms } from '../forms.ts';
import { openStates, toEndOfDay, UNREAD } from '../workflow.ts';

const toList = (values: readonly string[]) => values.map((value) => `'${value}'`).join();

/**
 * Counts of the forms that the user may read, in one statement: unread messages, due ones, and open ones of the user.
 */
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
