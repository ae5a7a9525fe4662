import type { Payload, PayloadRequest, Where } from 'payload';
import { hasPermission } from '../../access/permissions.ts';
import { getScheduledChanges, isMissed } from '../../collections/editing/scheduled-change.ts';
import { readVisits } from '../../collections/visits/read-visits.ts';
import { countPutAside, countWaiting } from '../../submissions/inbox/count-waiting.ts';
import { submissionQuery } from '../../submissions/inbox/read-inbox.ts';
import { isUnread, toDueWhere } from '../../submissions/workflow.ts';

/** Data of the start page, limited to what the user may see. */
export type StartPage = Awaited<ReturnType<typeof readStartPage>>;

/** Four weeks. */
const DAYS_OF_VISITS = 28;

/** Messages that wait. */
const MAX_WAITING = 6;

/** Scheduled changes on the start page. */
const MAX_CHANGES = 20;

/** Reads the start page for the user of the request. */
export async function readStartPage(req: PayloadRequest, now = new Date()) {
  const { payload } = req;
  const isEditor = hasPermission(req, 'content');
  const [counts, aside, waiting] = await Promise.all([
    countWaiting(req, now),
    countPutAside(req, now),
    readWaiting(req, now),
  ]);
  return {
    ...{ counts, aside, waiting },
    changes: isEditor ? await describeScheduledChanges(payload, req) : undefined,
    /** Page views, if they are counted; for editors. */
    visits: isEditor ? await readVisits(payload, { days: DAYS_OF_VISITS, now }) : undefined,
  };
}

/** Messages that need a reply: due ones, most overdue first, then unread ones, newest first. */
async function readWaiting(req: PayloadRequest, now: Date) {
  const [due, unread] = await Promise.all([
    findMessages(req, toDueWhere(now), 'answerBy'),
    findMessages(req, isUnread, '-createdAt'),
  ]);
  const others = unread.filter(({ id }) => due.every((one) => one.id !== id));
  // Only of those that are due.
  const undated = others.map((one) => ({ ...one, answerBy: undefined }));
  return [...due, ...undated].slice(0, MAX_WAITING);
}

async function findMessages(req: PayloadRequest, where: Where, sort: string) {
  const { docs } = await req.payload.find({
    ...submissionQuery(req),
    overrideAccess: false,
    where,
    sort,
    limit: MAX_WAITING,
    pagination: false,
    select: { form: true, sender: true, topic: true, createdAt: true, answerBy: true },
  });
  return docs;
}

/**
 * Pending and missed scheduled changes, soonest first.
 * @param req decides the language of failures
 */
export async function describeScheduledChanges(payload: Payload, req?: PayloadRequest) {
  const changes = await getScheduledChanges(payload, { ...(req && { req }) });
  const described = await Promise.all(
    changes.slice(0, MAX_CHANGES).map(async (change) => {
      const { id, collection, docId, kind, at, failure } = change;
      const document = await payload.findByID({
        collection,
        id: docId,
        draft: true,
        depth: 0,
        disableErrors: true,
        // Shown only to users who may edit them.
        overrideAccess: true,
      });
      if (!document) return [];
      const name = ('client' in document ? document.client : document.title) ?? '';
      const path = `/${collection}/${docId}`;
      return [{ id, name, path, kind, at, failure, isMissed: isMissed(change) }];
    }),
  );
  return described.flat();
}
