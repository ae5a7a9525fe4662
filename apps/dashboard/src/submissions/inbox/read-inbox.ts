import type { PayloadRequest, Where } from 'payload';
import type { Submission } from '../../payload-types.ts';
import type { Form } from '../forms.ts';
import { toMessageLanguage } from '../message-language.ts';
import type { Stage, State } from '../workflow.ts';
import { type Filters, toWhere, whereBeyond } from './list-query.ts';
import { type Colleague, getShownColleagues } from './readers.ts';

/** Rows of a page. */
const PAGE_LENGTH = 50;

/** Submissions in one query of an export. */
const BATCH = 200;

/** A row of the list. */
export interface Row {
  form: Form;
  id: number;
  reference: string;
  /** Full name of the sender. */
  name: string;
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
}

/** A page of the list. */
export interface Page {
  rows: Row[];
  /** Total of matching messages. */
  total: number;
  page: number;
  hasOlder: boolean;
}

const toListWhere = ({ user }: PayloadRequest, { filters, words }: MessageQuery): Where =>
  toWhere(filters, words, { userId: user?.id ?? 0, now: new Date() });

export const NEWEST_FIRST = ['-createdAt', '-id'];
const OLDEST_FIRST = ['createdAt', 'id'];

/** Options of every query. With `overrideAccess: false` the access rule selects what the user may read. */
export const asReader = (req: PayloadRequest) =>
  ({ collection: 'submissions', depth: 0, req }) as const;

/** A message; nothing if it does not exist or the user may not read it. */
export async function findMessage(
  req: PayloadRequest,
  id: number,
): Promise<Submission | undefined> {
  const { docs } = await req.payload.find({
    ...asReader(req),
    overrideAccess: false,
    where: { id: { equals: id } },
  });
  return docs[0];
}

/** A page of matching messages, newest first. */
export async function readPage(
  req: PayloadRequest,
  { page = 1, ...query }: MessageQuery & { page?: number | undefined },
): Promise<Page> {
  const [{ docs, totalDocs, hasNextPage }, colleagues] = await Promise.all([
    req.payload.find({
      ...asReader(req),
      overrideAccess: false,
      where: toListWhere(req, query),
      sort: NEWEST_FIRST,
      limit: PAGE_LENGTH,
      page,
    }),
    getShownColleagues(req),
  ]);
  const rows = docs.map((message) => toRow(message, colleagues));
  return { rows, total: totalDocs, page, hasOlder: hasNextPage };
}

/** The messages before and after one in the list. */
export async function readNeighbours(
  req: PayloadRequest,
  message: Pick<Submission, 'id' | 'createdAt'>,
  query: MessageQuery,
): Promise<{ newer?: number | undefined; older?: number | undefined }> {
  const find = async (way: 'older' | 'newer') => {
    const found = await req.payload.find({
      ...asReader(req),
      overrideAccess: false,
      where: { and: [toListWhere(req, query), whereBeyond(message, way)] },
      sort: way === 'older' ? NEWEST_FIRST : OLDEST_FIRST,
      limit: 1,
      pagination: false,
      select: { form: true },
    });
    return found.docs[0]?.id;
  };
  const [newer, older] = await Promise.all([find('newer'), find('older')]);
  return { newer, older };
}

/** Matching messages in batches, newest first. New ones do not move the batches. */
export async function* readBatches(
  req: PayloadRequest,
  query: MessageQuery,
): AsyncGenerator<Submission[]> {
  const where = toListWhere(req, query);
  let last: Submission | undefined;
  do {
    const { docs } = await req.payload.find({
      ...asReader(req),
      overrideAccess: false,
      where: last ? { and: [where, whereBeyond(last, 'older')] } : where,
      sort: NEWEST_FIRST,
      limit: BATCH,
      pagination: false,
    });
    yield docs;
    last = docs.length === BATCH ? docs.at(-1) : undefined;
  } while (last);
}

/** Number of matching messages. */
export async function countMessages(req: PayloadRequest, query: MessageQuery): Promise<number> {
  const where = toListWhere(req, query);
  const found = await req.payload.count({
    collection: 'submissions',
    where,
    overrideAccess: false,
    req,
  });
  return found.totalDocs;
}

export function toRow(message: Submission, colleagues: Colleague[]): Row {
  const { form, id, reference, state, starred, createdAt, stage } = message;
  const owner = colleagues.find((one) => one.id === message.owner);
  return {
    form,
    id,
    reference,
    name: message.sender ?? '',
    company: message.answers.company ?? '',
    about: message.about ?? '',
    at: createdAt,
    state,
    owner: owner ? { id: owner.id, name: owner.name } : null,
    starred,
    answerBy: message.answerBy ?? null,
    firstAnsweredAt: message.firstAnsweredAt ?? null,
    language: toMessageLanguage(message).tag,
    ...(stage && {
      stage,
      rejectedAt: (stage === 'rejected' && message.rejection?.at) || null,
    }),
  };
}
