import type { CollectionAfterChangeHook, Payload, PayloadRequest, Where } from 'payload';
import { addJob } from '../../jobs/queue.ts';
import type { Job } from '../../payload-types.ts';
import { MINUTE } from '../../platform/durations.ts';
import { type PanelLanguage, toPanelLanguage } from '../../platform/language/language.ts';
import type { SchedulableCollection } from './versioned.ts';

export type ScheduledAction = 'publish' | 'unpublish';

/** Document of a scheduled change. */
export interface ScheduledTarget {
  collection: SchedulableCollection;
  docId: number;
}

/** A scheduled change that is pending or has failed. */
export interface ScheduledChange extends ScheduledTarget {
  id: number;
  kind: ScheduledAction;
  /** ISO date. */
  at: string;
  /** Why it failed permanently, in the language of the request. */
  failure?: string;
}

/** Milliseconds after which a pending change counts as missed. */
const LATE_AFTER = 10 * MINUTE;

/** Name of the task, and what its jobs hold. */
export const SCHEDULED_CHANGE = 'scheduled-change';
export interface ScheduledChangeData extends ScheduledTarget {
  kind: ScheduledAction;
  /** ISO date that was set; retries move `nextTryAt`. */
  at: string;
  /** The account that scheduled it. */
  user: number;
  /** Validation errors in each panel language. */
  reasons?: Partial<Record<PanelLanguage, string>>;
}

const actions: ScheduledAction[] = ['publish', 'unpublish'];

// A document has at most one of each.
const toKey = ({ collection, docId }: ScheduledTarget, kind: ScheduledAction) =>
  `${kind} ${collection} ${docId}`;

const whereTarget = (target: ScheduledTarget, kinds = actions): Where => ({
  key: { in: kinds.map((kind) => toKey(target, kind)) },
});
const isScheduledChange: Where = { task: { equals: SCHEDULED_CHANGE } };

/** Scheduled changes of one document or of all, soonest first. */
export async function getScheduledChanges(
  payload: Payload,
  {
    target,
    req,
    language = toPanelLanguage(req?.i18n ?? { language: 'en' }),
  }: { target?: ScheduledTarget; req?: PayloadRequest; language?: PanelLanguage } = {},
): Promise<ScheduledChange[]> {
  const { docs } = await payload.db.find<Job>({
    collection: 'jobs',
    where: target ? whereTarget(target) : isScheduledChange,
    sort: 'queuedAt',
    limit: 100,
    pagination: false,
    ...(req && { req }),
  });
  return docs.map((job) => toScheduledChange(job, language));
}

export const isMissed = ({ failure, at }: ScheduledChange, now = new Date()): boolean =>
  failure !== undefined || now.getTime() - Date.parse(at) > LATE_AFTER;

function toScheduledChange(
  { id, state, lastError, ...job }: Job,
  language: PanelLanguage,
): ScheduledChange {
  const { collection, docId, kind, at, reasons } = job.data as unknown as ScheduledChangeData;
  const failure = reasons?.[language] ?? lastError ?? 'unknown reason';
  return { id, collection, docId, kind, at, ...(state === 'failed' && { failure }) };
}

/** Schedules a publish or an unpublish. A document has at most one of each; a new one replaces it. */
export async function scheduleChange(
  req: PayloadRequest,
  { kind, at, ...target }: Omit<ScheduledChange, 'id'>,
): Promise<void> {
  if (!req.user) throw new Error('a scheduled change is carried out in the name of an account');
  const where = whereTarget(target, [kind]);
  await req.payload.db.deleteMany({ collection: 'jobs', where, req });
  const data: ScheduledChangeData = { ...target, kind, at, user: req.user.id };
  const key = toKey(target, kind);
  await addJob(req.payload, { task: SCHEDULED_CHANGE, key, at: new Date(at), data }, req);
}

/** Cancels a scheduled change. */
export async function cancelScheduledChange(
  req: PayloadRequest,
  { id, ...target }: ScheduledTarget & Pick<ScheduledChange, 'id'>,
): Promise<void> {
  await req.payload.db.deleteMany({
    collection: 'jobs',
    where: { and: [whereTarget(target), { id: { equals: id } }] },
    req,
  });
}

/** Context flag of a scheduled change that is being carried out. */
export const IS_SCHEDULED = 'scheduled';

/** After a user has published or unpublished a document, removes failed changes; after a publish, a pending one too. */
export const createScheduledChangeCleanup =
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
