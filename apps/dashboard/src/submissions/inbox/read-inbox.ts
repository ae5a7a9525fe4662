import type { PayloadRequest, Where } from 'payload';
import type { Submission } from '../../payload-types.ts';
import { toMessageLanguage } from '../message-language.ts';
import { type MessageQuery, toWhere } from './list-query.ts';
import { type Colleague, getColleagues } from './readers.ts';

/** Rows of a page. */
const PAGE_LENGTH = 50;

/** Submissions in one query of an export. */
const BATCH = 200;

/** A row of the list. */
export type Row = ReturnType<typeof toRow>;

/** A page of the list. */
export type Page = Awaited<ReturnType<typeof readPage>>;

/** A list, or the rest of it below a message. */
interface PageQuery extends MessageQuery {
  below?: Submission;
}

function toListWhere(
  { user }: PayloadRequest,
  { filters, search, after, below }: PageQuery,
): Where {
  const and = [toWhere(filters, search, { userId: user?.id ?? 0, now: new Date() })];
  if (after) and.push({ createdAt: { greater_than: after } });
  const { id, createdAt } = below ?? {};
  const isSameTime = { createdAt: { equals: createdAt }, id: { less_than: id } };
  if (below) and.push({ or: [{ createdAt: { less_than: createdAt } }, isSameTime] });
  return { and };
}

export const NEWEST_FIRST = ['-createdAt', '-id'];

/** Options of every query. With `overrideAccess: false` the access rule selects what the user may read. */
export const submissionQuery = (req: PayloadRequest) =>
  ({ collection: 'submissions', depth: 0, req }) as const;

/** A message; nothing if it does not exist or the user may not read it. */
export const findMessage = (req: PayloadRequest, id: number): Promise<Submission | null> =>
  req.payload.findByID({ ...submissionQuery(req), id, disableErrors: true, overrideAccess: false });

/** A page of matching messages, newest first. */
export async function readPage(
  req: PayloadRequest,
  {
    page = 1,
    limit = PAGE_LENGTH,
    ...query
  }: PageQuery & Partial<Record<'page' | 'limit', number | undefined>>,
) {
  const [{ docs, totalDocs, hasNextPage }, colleagues] = await Promise.all([
    req.payload.find({
      ...submissionQuery(req),
      overrideAccess: false,
      where: toListWhere(req, query),
      sort: NEWEST_FIRST,
      limit,
      page,
    }),
    getColleagues(req),
  ]);
  const rows = docs.map((message) => toRow(message, colleagues));
  return { rows, total: totalDocs, page, before: (page - 1) * PAGE_LENGTH, hasOlder: hasNextPage };
}

/** Matching messages in batches, last stored first. New ones do not move the batches. */
export async function* readBatches(
  req: PayloadRequest,
  query: MessageQuery,
): AsyncGenerator<Submission[]> {
  const where = toListWhere(req, query);
  let last: Submission | undefined;
  do {
    const { docs } = await req.payload.find({
      ...submissionQuery(req),
      overrideAccess: false,
      where: last ? { and: [where, { id: { less_than: last.id } }] } : where,
      sort: '-id',
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

export function toRow(message: Submission, colleagues: Colleague[]) {
  const { form, id, reference, state, starred, createdAt, stage } = message;
  const owner = colleagues.find((one) => one.id === message.owner);
  return {
    form,
    id,
    reference,
    state,
    starred,
    /** Full name of the sender. */
    name: message.sender ?? '',
    company: message.answers.company ?? '',
    /** Subject, service or position. */
    topic: message.topic ?? '',
    /** Normalised source. */
    source: message.leadSource ?? '',
    /** Time of receipt. */
    at: createdAt,
    owner: owner ? { id: owner.id, name: owner.name } : null,
    answerBy: message.answerBy ?? null,
    /** Language tag of the form. */
    language: toMessageLanguage(message).tag,
    /** Only of applications. */
    stage: stage ?? undefined,
  };
}
