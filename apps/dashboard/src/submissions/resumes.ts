import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import type { CollectionAfterDeleteHook, CollectionBeforeDeleteHook, Payload } from 'payload';
import { addJob } from '../jobs/queue.ts';
import type { Task } from '../jobs/tasks.ts';
import type { Submission } from '../payload-types.ts';
import { truncateWriteLog } from '../platform/database.ts';
import { HOUR } from '../platform/durations.ts';
import { BUCKET_TIMEOUT, type ObjectStore, openUploads } from '../platform/object-store.ts';
import { getSettings } from '../platform/settings.ts';

/** Milliseconds until a file without an application counts as an aborted upload. */
const INCOMING_TIMEOUT = HOUR;

let store: ObjectStore | undefined;

function getStore(): ObjectStore {
  // A bucket gets two attempts, which together stay below the website's timeout.
  store ??= openUploads(getSettings(), BUCKET_TIMEOUT / 2);
  return store;
}

/** A file is incoming until its application is stored, and during its deletion. They are never served. */
const INCOMING = 'resumes/incoming/';
const KEPT = 'resumes/';

export const isResumeKey = (key: unknown): key is string =>
  typeof key === 'string' && /^[0-9a-f]{32}$/.test(key);

/** Stores a file as incoming until its application is stored. Returns its key. */
export async function storeIncomingResume(bytes: Uint8Array): Promise<string> {
  const key = randomBytes(16).toString('hex');
  await getStore().put(INCOMING + key, bytes);
  return key;
}

/** Marks the file of a stored application as retained. Idempotent. */
export async function retainResume(key: string): Promise<void> {
  if (await getStore().move(INCOMING + key, KEPT + key)) return;
  if (!(await getStore().has(KEPT + key)))
    throw new Error('the resume of a stored application is missing');
}

/** Reads a stored file. After a crash it may still be incoming, until the next clean-up moves it. */
export async function readResume(key: string): Promise<ReadableStream<Uint8Array> | undefined> {
  const file = (await getStore().open(KEPT + key)) ?? (await getStore().open(INCOMING + key));
  return file && (Readable.toWeb(file.body) as ReadableStream<Uint8Array>);
}

/** Marks a file as incoming before its application is deleted, so that it stays only if the deletion fails. */
export async function unretainResume(key: string): Promise<void> {
  await getStore().move(KEPT + key, INCOMING + key);
}

/** Marks the file of an application as incoming before it is deleted. */
export const releaseResume: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const where = { id: { equals: id } };
  const found = await req.payload.db.findOne<Submission>({ collection: 'submissions', where, req });
  if (found?.resumeKey) await unretainResume(found.resumeKey);
};

const ERASURE = 'erasure';

/** Queues the erasure of what a deleted submission leaves, in the transaction of the deletion. */
export const queueErasure: CollectionAfterDeleteHook<Submission> = async ({ doc, id, req }) => {
  const { resumeKey } = doc;
  const job = { task: ERASURE, key: `${ERASURE} ${id}`, at: new Date(), data: { resumeKey } };
  await addJob(req.payload, job, req);
};

/** Removes the file of a deleted application, and deleted text from the database files. */
export const createErasureTask = (payload: Payload): Task<Pick<Submission, 'resumeKey'>> => ({
  name: ERASURE,
  async run({ data: { resumeKey } }) {
    if (resumeKey) await retainOrRemoveResume(payload, resumeKey);
    await truncateWriteLog(payload);
    return {};
  },
});

/** Deletes a file without an application. */
export async function removeResume(key: string): Promise<void> {
  await getStore().remove(INCOMING + key);
  await getStore().remove(KEPT + key);
}

/**
 * Cleans up incoming files: those of an application are retained, others deleted. It never scans retained files, so
 * that a wrong database cannot delete any.
 */
export async function cleanUpResumes(payload: Payload, now = new Date()): Promise<void> {
  for await (const { name, modifiedAt } of getStore().list(INCOMING)) {
    if (now.getTime() - modifiedAt.getTime() <= INCOMING_TIMEOUT) continue;
    await retainOrRemoveResume(payload, name.slice(INCOMING.length));
  }
}

/** Retains an incoming file if its application is stored, and deletes it otherwise. */
async function retainOrRemoveResume(payload: Payload, key: string): Promise<void> {
  const where = { resumeKey: { equals: key } };
  if (await payload.db.findOne({ collection: 'submissions', where })) await retainResume(key);
  else await getStore().remove(INCOMING + key);
}

/** Cleans up every hour. */
export const createResumeCleanupTask = (payload: Payload): Task<object> => ({
  name: 'resume-cleanup',
  lease: INCOMING_TIMEOUT,
  toRetryDelay: () => INCOMING_TIMEOUT,
  toFirst: (now) => now,
  toNext: (now) => new Date(now.getTime() + INCOMING_TIMEOUT),
  run: async ({ now }) => void (await cleanUpResumes(payload, now())),
});
