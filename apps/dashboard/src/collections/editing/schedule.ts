import type { CollectionAfterChangeHook, Payload, PayloadRequest, Where } from 'payload';
import { type Language, toLanguage } from '../../panel/language/language.ts';
import type { PayloadJob } from '../../payload-types.ts';
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
const LATE_AFTER = 10 * 60_000;

const whereTarget = ({ collection, docId }: ScheduleTarget): Where => ({
  and: [
    { 'input.doc.relationTo': { equals: collection } },
    { 'input.doc.value': { equals: String(docId) } },
  ],
});
const isScheduledPublish: Where = { taskSlug: { equals: 'schedulePublish' } };

/** Scheduled changes of one document or of all, soonest first. */
export async function getScheduledPublishes(
  payload: Payload,
  { planned, req }: { planned?: ScheduleTarget; req?: PayloadRequest } = {},
): Promise<ScheduledPublish[]> {
  const { docs } = await payload.find({
    collection: 'payload-jobs',
    where: planned ? { and: [isScheduledPublish, whereTarget(planned)] } : isScheduledPublish,
    sort: 'waitUntil',
    limit: 100,
    pagination: false,
    depth: 0,
    // No account may read the queue; callers have checked the user.
    overrideAccess: true,
    ...(req && { req }),
  });
  const language = toLanguage(req?.i18n ?? { language: 'en' });
  return docs.flatMap((job) => toScheduledPublish(job, language) ?? []);
}

export const isMissed = ({ failure, at }: ScheduledPublish, now = new Date()): boolean =>
  failure !== undefined || now.getTime() - Date.parse(at) > LATE_AFTER;

/** Error of a failed job. Validation errors are in each panel language. */
interface Failure {
  message?: string;
  reasons?: Partial<Record<Language, string>>;
}

function toScheduledPublish(job: PayloadJob, language: Language): ScheduledPublish | undefined {
  const { type, doc } = job.input as {
    type?: string;
    doc?: { relationTo: SchedulableCollection; value: string };
  };
  if (!job.waitUntil || !doc) return undefined;
  const { reasons, message } = (job.error ?? {}) as Failure;
  const failure = reasons?.[language] ?? message ?? 'unknown reason';
  return {
    id: job.id,
    collection: doc.relationTo,
    docId: Number(doc.value),
    kind: type === 'unpublish' ? 'unpublish' : 'publish',
    at: job.waitUntil,
    ...(job.hasError && { failure }),
  };
}

/** Schedules a publish or an unpublish. A document has at most one of each; a new one replaces it. */
export async function schedulePublish(
  req: PayloadRequest,
  { kind, at, ...planned }: Omit<ScheduledPublish, 'id'>,
): Promise<void> {
  if (!req.user) throw new Error('a plan is carried out in the name of an account');
  await req.payload.db.deleteMany({
    collection: 'payload-jobs',
    where: { and: [isScheduledPublish, whereTarget(planned), { 'input.type': { equals: kind } }] },
    req,
  });
  await req.payload.jobs.queue({
    task: 'schedulePublish',
    input: {
      type: kind,
      doc: { relationTo: planned.collection, value: String(planned.docId) as never },
      user: { relationTo: 'users', value: req.user.id },
    },
    waitUntil: new Date(at),
    req,
  });
}

/** Cancels a scheduled change. */
export async function cancelScheduledPublish(
  req: PayloadRequest,
  { id, ...planned }: ScheduleTarget & Pick<ScheduledPublish, 'id'>,
): Promise<void> {
  await req.payload.db.deleteMany({
    collection: 'payload-jobs',
    where: { and: [isScheduledPublish, whereTarget(planned), { id: { equals: id } }] },
    req,
  });
}

/** Removes failed scheduled changes after a user has published or unpublished the document. */
export const createScheduleCleanup =
  (collection: SchedulableCollection): CollectionAfterChangeHook =>
  async ({ doc, previousDoc, req }) => {
    if (doc._status !== 'published' && previousDoc?._status !== 'published') return;
    await req.payload.db.deleteMany({
      collection: 'payload-jobs',
      where: {
        and: [
          isScheduledPublish,
          whereTarget({ collection, docId: doc.id }),
          { hasError: { equals: true } },
        ],
      },
      req,
    });
  };
