import { randomBytes } from 'node:crypto';
import type { Payload } from 'payload';
import { openResumeVault, type ResumeVault } from '../../platform/resume-vault.ts';
import { getSettings } from '../../platform/settings.ts';

/** How long a file may wait for its application, in milliseconds; then the upload broke off. */
const INCOMING_TIMEOUT = 3_600_000;

let vault: ResumeVault | undefined;

function getVault(): ResumeVault {
  vault ??= openResumeVault(getSettings());
  return vault;
}

/** Whether this can be the key of a resume. */
export const isResumeKey = (key: unknown): key is string =>
  typeof key === 'string' && /^[0-9a-f]{32}$/.test(key);

/** Puts a file aside. It is kept for good once its application is stored. Returns its key. */
export async function storeIncomingResume(bytes: Uint8Array): Promise<string> {
  const key = randomBytes(16).toString('hex');
  await getVault().put(key, bytes);
  return key;
}

/** The application is stored: its file is kept. May be said twice. */
export async function retainResume(key: string): Promise<void> {
  if (await getVault().move(key, 'kept')) return;
  if (!(await getVault().has(key, 'kept'))) {
    throw new Error('the resume of a stored application is missing');
  }
}

/**
 * A stored file. A process that died between storing the application and keeping its file left it among the
 * incoming ones; the next sweep puts it right.
 */
export async function readResume(key: string): Promise<ReadableStream<Uint8Array> | undefined> {
  return (await getVault().open(key, 'kept')) ?? getVault().open(key, 'incoming');
}

/** Before its application is deleted: from now on the file stays only if the application does. */
export async function unretainResume(key: string): Promise<void> {
  await getVault().move(key, 'incoming');
}

/** Its application is gone, or never came. */
export async function removeResume(key: string): Promise<void> {
  await getVault().remove(key, 'incoming');
  await getVault().remove(key, 'kept');
}

/**
 * Ends what dying processes left unfinished: files without an application go, files of applications are kept.
 * Kept files are never looked through, so a wrong database cannot cost any.
 */
export async function cleanUpResumes(payload: Payload, now = new Date()): Promise<void> {
  for (const key of await getVault().listIncoming(new Date(now.getTime() - INCOMING_TIMEOUT))) {
    await retainOrRemoveResume(payload, key);
  }
}

/** A file that was put aside is kept if its application is stored, and removed if it is not. */
export async function retainOrRemoveResume(payload: Payload, key: string): Promise<void> {
  const { totalDocs } = await payload.count({
    collection: 'applications',
    where: { resumeKey: { equals: key } },
    // The program's own cleaning, which nobody asked for.
    overrideAccess: true,
  });
  if (totalDocs > 0) await retainResume(key);
  else await getVault().remove(key, 'incoming');
}

/** Sweeps at once and then every hour, until the returned function is called. */
export function startResumeCleanup(payload: Payload): () => Promise<void> {
  let running = Promise.resolve();
  const sweep = () => {
    running = cleanUpResumes(payload).catch((error: unknown) => {
      payload.logger.error({ err: error }, 'Sweeping resumes failed');
    });
  };
  sweep();
  const timer = setInterval(sweep, INCOMING_TIMEOUT).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
