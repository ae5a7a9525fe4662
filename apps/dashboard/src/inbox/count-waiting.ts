import type { PayloadRequest } from 'payload';
import { hasRole } from '../access/roles.ts';
import { type Form, formFacts, forms } from '../collections/messages/forms.ts';
import { openStates, toEndOfDay, UNREAD } from '../collections/messages/workflow-rules.ts';
import { queryDatabase } from '../platform/database.ts';

/** How much of a form waits for somebody. */
export interface FormWaiting {
  form: Form;
  /** Messages nobody has opened yet. */
  unread: number;
  /** Messages whose answer is due. */
  due: number;
  /** Messages at work that whoever asks answers. */
  mine: number;
}

/** What waits in the forms whoever asks may read: one statement for each, over what is still at work. */
export function countWaiting(
  { payload, user }: Pick<PayloadRequest, 'payload' | 'user'>,
  now = new Date(),
): Promise<FormWaiting[]> {
  const readable = forms.filter((form) => hasRole({ user }, 'admin', formFacts[form].reader));
  return Promise.all(
    readable.map(async (form) => {
      const [row] = await queryDatabase(
        payload,
        `SELECT sum(CASE WHEN state = '${UNREAD}' THEN 1 ELSE 0 END) AS unread,
                sum(CASE WHEN answer_by < $1 THEN 1 ELSE 0 END) AS due,
                sum(CASE WHEN owner_id = $2 THEN 1 ELSE 0 END) AS mine
         FROM ${formFacts[form].table} WHERE state IN (${openStates.map((state) => `'${state}'`)})`,
        [toEndOfDay(now), user?.id ?? 0],
      );
      const { unread, due, mine } = row ?? {};
      return { form, unread: Number(unread), due: Number(due), mine: Number(mine) };
    }),
  );
}
