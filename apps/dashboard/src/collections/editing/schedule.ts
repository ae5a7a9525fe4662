import type { CollectionAfterChangeHook, Payload, PayloadRequest, Where } from 'payload';
import { type Language, toLanguage } from '../../panel/language/language.ts';
import type { PayloadJob } from '../../payload-types.ts';
import type { SchedulableCollection } from './versioned.ts';

/** What a plan does to a document. */
export type ScheduledAction = 'publish' | 'unpublish';

/** A document that may be planned for. */
export interface ScheduleTarget {
  collection: SchedulableCollection;
  docId: number;
}

/** A change of a document at a set time, still to come or failed. */
export interface ScheduledPublish extends ScheduleTarget {
  id: number;
  kind: ScheduledAction;
  /** ISO date. */
  at: string;
  /** Why it could not be carried out, once it was given up, in the language of the request. */
  failure?: string;
}

/** How long after its time a plan that was not carried out is late, in milliseconds. */
const LATE_AFTER = 10 * 60_000;

const whereTarget = ({ collection, docId }: ScheduleTarget): Where => ({
  and: [
    { 'input.doc.relationTo': { equals: collection } },
    { 'input.doc.value': { equals: String(docId) } },
  ],
});
const plans: Where = { taskSlug: { equals: 'schedulePublish' } };

/** What is planned, soonest first: for one document, or for all. */
export async function getScheduledPublishes(
  payload: Payload,
  { planned, req }: { planned?: ScheduleTarget; req?: PayloadRequest } = {},
): Promise<ScheduledPublish[]> {
  const { docs } = await payload.find({
    collection: 'payload-jobs',
    where: planned ? { and: [plans, whereTarget(planned)] } : plans,
    sort: 'waitUntil',
    limit: 100,
    pagination: false,
    depth: 0,
    // The queue is closed to every account; whoever asks may see what is planned for.
    overrideAccess: true,
    ...(req && { req }),
  });
  const language = toLanguage(req?.i18n ?? { language: 'en' });
  return docs.flatMap((job) => toScheduledPublish(job, language) ?? []);
}

/** Whether a plan was given up or is long past its time. */
export const isMissed = ({ failure, at }: ScheduledPublish, now = new Date()): boolean =>
  failure !== undefined || now.getTime() - Date.parse(at) > LATE_AFTER;

/** What the queue keeps of a failure: of what a document lacks, in each language of the panel. */
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

/** Sets when a document is published or taken down. Of each kind it has one plan: another time takes its place. */
export async function schedulePublish(
  req: PayloadRequest,
  { kind, at, ...planned }: Omit<ScheduledPublish, 'id'>,
): Promise<void> {
  if (!req.user) throw new Error('a plan is carried out in the name of an account');
  await req.payload.db.deleteMany({
    collection: 'payload-jobs',
    where: { and: [plans, whereTarget(planned), { 'input.type': { equals: kind } }] },
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

/** Gives a plan up before its time. */
export async function cancelScheduledPublish(
  req: PayloadRequest,
  { id, ...planned }: ScheduleTarget & Pick<ScheduledPublish, 'id'>,
): Promise<void> {
  await req.payload.db.deleteMany({
    collection: 'payload-jobs',
    where: { and: [plans, whereTarget(planned), { id: { equals: id } }] },
    req,
  });
}

/** Once somebody has published a document or taken it down, what was scheduled for it and failed is settled. */
export const createScheduleCleanup =
  (collection: SchedulableCollection): CollectionAfterChangeHook =>
  async ({ doc, previousDoc, req }) => {
    if (doc._status !== 'published' && previousDoc?._status !== 'published') return;
    await req.payload.db.deleteMany({
      collection: 'payload-jobs',
      where: {
        and: [plans, whereTarget({ collection, docId: doc.id }), { hasError: { equals: true } }],
      },
      req,
    });
  };
