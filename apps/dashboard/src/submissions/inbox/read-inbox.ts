import type { PayloadRequest, SelectType, Where } from 'payload';
import type { Application, ContactMessage, Enquiry } from '../../payload-types.ts';
import { type Form, formFacts, forms } from '../forms.ts';
import { toMessageLanguage } from '../message-language.ts';
import type { Stage } from '../stages.ts';
import type { State } from '../states.ts';
import type { Cursor, Filters } from './filters.ts';
import { type Colleague, getReadableForms } from './readers.ts';
import { type PageDirection, toWhere, whereBeyond } from './to-where.ts';

/** Messages in one query. */
const BATCH = 200;

export type Message = { form: Form } & (ContactMessage | Enquiry | Application);

/** A row of the list. */
export interface Row {
  form: Form;
  id: number;
  reference: string;
  name: string;
  email: string;
  company: string;
  /** Topic: subject, service or position. */
  about: string;
  /** Time of receipt. */
  at: string;
  state: State;
  owner: { id: number; name: string } | null;
  starred: boolean;
  answerBy: string | null;
  firstAnsweredAt: string | null;
  /** Language tag of the form. */
  language: string;
  /** Only for applications: stage, and time of the rejection mail. */
  stage?: Stage;
  rejectedAt?: string | null;
}

export interface MessageQuery {
  filters: Filters;
  /** Search text. */
  words: string;
  /** Cursor; starts at the newest if missing. */
  beyond?: Cursor;
  /** Older messages by default. */
  way?: PageDirection;
  limit: number;
}

/** Matching messages of all forms that the user may read, newest first. */
export async function readMessages(req: PayloadRequest, asked: MessageQuery): Promise<Message[]> {
  const { beyond, way = 'older', limit } = asked;
  const found = await Promise.all(
    (await whereByForm(req, asked)).map(async ([form, where]) => {
      const { docs } = await req.payload.find({
        collection: form,
        where: beyond ? { and: [where, whereBeyond(form, beyond, way)] } : where,
        sort: way === 'older' ? ['-createdAt', '-id'] : ['createdAt', 'id'],
        limit,
        pagination: false,
        depth: 0,
        select: {
          searchText: false,
          leadSource: false,
          fingerprint: false,
          submissionId: false,
        } as SelectType,
        // `whereByForm` checked access; `searchText` is closed to all users.
        overrideAccess: true,
        req,
      });
      return docs.map((doc) => ({ ...doc, form }) as Message);
    }),
  );
  const merged = found.flat().sort(byListOrder);
  return way === 'older' ? merged.slice(0, limit) : merged.slice(-limit);
}

/** Matching messages in batches, newest first. */
export async function* readBatches(
  req: PayloadRequest,
  asked: Pick<MessageQuery, 'filters' | 'words'>,
): AsyncGenerator<Message[]> {
  let batch: Message[] = [];
  do {
    const last = batch.at(-1);
    const beyond = last && { beyond: toCursor(last) };
    batch = await readMessages(req, { ...asked, limit: BATCH, ...beyond });
    yield batch;
  } while (batch.length === BATCH);
}

/** Number of matching messages. */
export async function countMessages(
  req: PayloadRequest,
  asked: Pick<MessageQuery, 'filters' | 'words'>,
): Promise<number> {
  const counts = await Promise.all(
    (await whereByForm(req, asked)).map(async ([collection, where]) => {
      const { totalDocs } = await req.payload.count({
        collection,
        where,
        // As above.
        overrideAccess: true,
        req,
      });
      return totalDocs;
    }),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

async function whereByForm(
  req: PayloadRequest,
  { filters, words }: Pick<MessageQuery, 'filters' | 'words'>,
): Promise<[Form, Where][]> {
  const reader = { userId: req.user?.id ?? 0, now: new Date() };
  return (await getReadableForms(req)).flatMap((form) => {
    const where = toWhere(form, filters, words, reader);
    return where ? [[form, where] as [Form, Where]] : [];
  });
}

export const toCursor = ({ createdAt, form, id }: Message): Cursor => ({ at: createdAt, form, id });

/** Order of the list: newest first, stable for equal times. */
function byListOrder(a: Message, b: Message): number {
  if (a.createdAt !== b.createdAt) return a.createdAt < b.createdAt ? 1 : -1;
  return forms.indexOf(a.form) - forms.indexOf(b.form) || b.id - a.id;
}

export function toRow(message: Message, colleagues: Colleague[]): Row {
  const { form, id, reference, email, state, starred, createdAt } = message;
  const text: Record<string, unknown> = { ...message };
  const owner = colleagues.find((one) => one.id === message.owner);
  return {
    form,
    id,
    reference,
    name: toSenderName(message),
    email,
    company: 'company' in message ? message.company : '',
    about: String(text[formFacts[form].about]),
    at: createdAt,
    state,
    owner: owner ? { id: owner.id, name: owner.name } : null,
    starred,
    answerBy: message.answerBy ?? null,
    firstAnsweredAt: message.firstAnsweredAt ?? null,
    language: toMessageLanguage(message).tag,
    ...('stage' in message && {
      stage: message.stage,
      rejectedAt: (message.stage === 'rejected' && message.rejection?.at) || null,
    }),
  };
}

export const toSenderName = (message: Message): string =>
  'name' in message ? message.name : `${message.firstName} ${message.lastName}`;
