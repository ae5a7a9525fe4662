import type { PayloadRequest } from 'payload';
import { hasRole } from '../../access/roles.ts';
import { queryDatabase } from '../../platform/database.ts';
import { type Form, formFacts, forms } from '../forms.ts';
import { openStates, toEndOfDay, UNREAD } from '../workflow-rules.ts';

/** Counts of a form. */
export interface FormWaiting {
  form: Form;
  /** Unread messages. */
  unread: number;
  due: number;
  /** Open messages of the user. */
  mine: number;
}

/** Counts of the forms that the user may read, with one statement for each form. */
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
