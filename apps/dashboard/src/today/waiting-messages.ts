import type { PayloadRequest, Where } from 'payload';
import { type Form, formFacts } from '../submissions/forms.ts';
import { toSenderName } from '../submissions/inbox/read-inbox.ts';
import { getReadableForms } from '../submissions/inbox/readers.ts';
import { isUnread, toDueWhere } from '../submissions/workflow-rules.ts';

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

/** Messages that need an answer: due ones, most overdue first, then unread ones, newest first. */
export async function readWaiting(req: PayloadRequest, now: Date): Promise<WaitingMessage[]> {
  const readable = await getReadableForms(req);
  const [due, unread] = await Promise.all([
    Promise.all(readable.map((form) => find(req, form, toDueWhere(now), 'answerBy'))),
    Promise.all(readable.map((form) => find(req, form, isUnread, '-createdAt'))),
  ]);
  const first = due.flat().sort((a, b) => String(a.answerBy).localeCompare(String(b.answerBy)));
  const isDue = ({ form, id }: WaitingMessage) =>
    first.some((one) => one.form === form && one.id === id);
  const then = unread
    .flat()
    .filter((one) => !isDue(one))
    .map(({ answerBy: _later, ...one }) => one)
    .sort((a, b) => b.at.localeCompare(a.at));
  return [...first, ...then].slice(0, MOST);
}

async function find(
  req: PayloadRequest,
  form: Form,
  where: Where,
  sort: string,
): Promise<WaitingMessage[]> {
  const { about } = formFacts[form];
  const names = { firstName: true, lastName: true, name: true };
  const { docs } = await req.payload.find({
    collection: form,
    where,
    sort,
    limit: MOST,
    pagination: false,
    depth: 0,
    select: { ...names, [about]: true, createdAt: true, answerBy: true } as object,
    user: req.user,
    overrideAccess: false,
  });
  return docs.map((doc) => {
    const text: Record<string, unknown> = { ...doc };
    return {
      form,
      id: doc.id,
      name: toSenderName({ ...doc, form } as Parameters<typeof toSenderName>[0]),
      about: String(text[about]),
      at: doc.createdAt,
      ...(doc.answerBy && { answerBy: doc.answerBy }),
    };
  });
}
