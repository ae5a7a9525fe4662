import type { CollectionAfterChangeHook, Payload, PayloadRequest, Where } from 'payload';
import { addJob } from '../../jobs/queue.ts';
import { type Language, toLanguage } from '../../panel/language/language.ts';
import type { Job } from '../../payload-types.ts';
import { MINUTE } from '../../platform/durations.ts';
import type { SchedulableCollection } from './versioned.ts';

export type ScheduledAction = 'publish' | 'unpublish';

/** Document of a scheduled change. */
export interface ScheduleTarget {
  collection: SchedulableCollection;
  docId: number;
}

/** A scheduled change that is pending or has failed. */
export interface ScheduledPublish extends ScheduleTarget {
  id: number;
  kind: ScheduledAction;
  /** ISO date. */
  at: string;
  /** Why it failed for good, in the language of the request. */
  failure?: string;
}

/** Milliseconds after which a pending change counts as missed. */
const LATE_AFTER = 10 * MINUTE;

/** Name of the task, and what its jobs hold. */
export const PUBLISH = 'publish';
export interface PublishData extends ScheduleTarget {
  kind: ScheduledAction;
  /** ISO date that was set; retries move `nextTryAt`. */
  at: string;
  /** The account that scheduled it. */
  user: number;
  /** Validation errors in each panel language. */
  reasons?: Partial<Record<Language, string>>;
}

const actions: ScheduledAction[] = ['publish', 'unpublish'];

// A document has at most one of each.
const toKey = ({ collection, docId }: ScheduleTarget, kind: ScheduledAction) =>
  `${kind} ${collection} ${docId}`;

const whereTarget = (planned: ScheduleTarget, kinds = actions): Where => ({
  key: { in: kinds.map((kind) => toKey(planned, kind)) },
});
const isScheduledPublish: Where = { task: { equals: PUBLISH } };

/** Scheduled changes of one document or of all, soonest first. */
export async function getScheduledPublishes(
  payload: Payload,
  {
    planned,
    req,
    language = toLanguage(req?.i18n ?? { language: 'en' }),
  }: { planned?: ScheduleTarget; req?: PayloadRequest; language?: Language } = {},
): Promise<ScheduledPublish[]> {
  const { docs } = await payload.db.find<Job>({
    collection: 'jobs',
    where: planned ? whereTarget(planned) : isScheduledPublish,
    sort: 'queuedAt',
    limit: 100,
    pagination: false,
    ...(req && { req }),
  });
  return docs.map((job) => toScheduledPublish(job, language));
}

export const isMissed = ({ failure, at }: ScheduledPublish, now = new Date()): boolean =>
  failure !== undefined || now.getTime() - Date.parse(at) > LATE_AFTER;

function toScheduledPublish(
  { id, state, lastError, ...job }: Job,
  language: Language,
): ScheduledPublish {
  const { collection, docId, kind, at, reasons } = job.data as unknown as PublishData;
  const failure = reasons?.[language] ?? lastError ?? 'unknown reason';
  return { id, collection, docId, kind, at, ...(state === 'failed' && { failure }) };
}

/** Schedules a publish or an unpublish. A document has at most one of each; a new one replaces it. */
export async function schedulePublish(
  req: PayloadRequest,
  { kind, at, ...planned }: Omit<ScheduledPublish, 'id'>,
): Promise<void> {
  if (!req.user) throw new Error('a plan is carried out in the name of an account');
  const where = whereTarget(planned, [kind]);
  await req.payload.db.deleteMany({ collection: 'jobs', where, req });
  const data: PublishData = { ...planned, kind, at, user: req.user.id };
  const key = toKey(planned, kind);
  await addJob(req.payload, { task: PUBLISH, key, at: new Date(at), data }, req);
}

/** Cancels a scheduled change. */
export async function cancelScheduledPublish(
  req: PayloadRequest,
  { id, ...planned }: ScheduleTarget & Pick<ScheduledPublish, 'id'>,
): Promise<void> {
  await req.payload.db.deleteMany({
    collection: 'jobs',
    where: { and: [whereTarget(planned), { id: { equals: id } }] },
    req,
  });
}

/** Context flag of a scheduled change that is being carried out. */
export const IS_SCHEDULED = 'scheduled';

/** After a user has published or unpublished a document, removes failed changes; after a publish, a pending one too. */
export const createScheduleCleanup =
  (collection: SchedulableCollection): CollectionAfterChangeHook =>
  async ({ doc, previousDoc, req }) => {
    const isPublished = doc._status === 'published';
    if (req.context[IS_SCHEDULED] || !(isPublished || previousDoc?._status === 'published')) return;
    const target = { collection, docId: doc.id };
    const isObsolete = { key: { equals: toKey(target, 'publish') } };
    const where: Where[] = [{ state: { equals: 'failed' } }, ...(isPublished ? [isObsolete] : [])];
    await req.payload.db.deleteMany({
      collection: 'jobs',
      where: { and: [whereTarget(target), { or: where }] },
      req,
    });
  };
