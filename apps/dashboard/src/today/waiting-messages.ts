import type { PayloadRequest, Where } from 'payload';
import type { Form } from '../submissions/forms.ts';
import { asReader } from '../submissions/inbox/read-inbox.ts';
import { isUnread, toDueWhere } from '../submissions/workflow.ts';

export interface WaitingMessage {
  form: Form;
  id: number;
  name: string;
  /** Topic: subject, service or position. */
  about: string;
  /** ISO date. */
  at: string;
  /** Due day, if due or overdue. */
  answerBy?: string;
}

const MOST = 6;

/** Messages that need a reply: due ones, most overdue first, then unread ones, newest first. */
export async function readWaiting(req: PayloadRequest, now: Date): Promise<WaitingMessage[]> {
  const [due, unread] = await Promise.all([
    find(req, toDueWhere(now), 'answerBy'),
    find(req, isUnread, '-createdAt'),
  ]);
  const others = unread
    .filter(({ id }) => due.every((one) => one.id !== id))
    .map(({ answerBy: _later, ...one }) => one);
  return [...due, ...others].slice(0, MOST);
}

async function find(req: PayloadRequest, where: Where, sort: string): Promise<WaitingMessage[]> {
  const { docs } = await req.payload.find({
    ...asReader(req),
    overrideAccess: false,
    where,
    sort,
    limit: MOST,
    pagination: false,
    select: { form: true, sender: true, about: true, createdAt: true, answerBy: true },
  });
  return docs.map(({ form, id, sender, about, createdAt, answerBy }) => ({
    form,
    id,
    name: sender ?? '',
    about: about ?? '',
    at: createdAt,
    ...(answerBy && { answerBy }),
  }));
}
