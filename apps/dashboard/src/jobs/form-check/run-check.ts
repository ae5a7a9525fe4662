import { randomUUID } from 'node:crypto';
import type { ContactMessage } from '@agency/contracts';
import type { Payload } from 'payload';
import { updateRow } from '../../platform/database.ts';
import { DAY, HOUR } from '../../platform/durations.ts';
import { getSettings, toWebsiteUrl } from '../../platform/settings.ts';
import { parseSignedText, signText } from '../../platform/signed-text.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { findJob } from '../queue.ts';
import { type Task, toLateSince } from '../tasks.ts';

/** Name and key of the job. */
export const FORM_CHECK = 'form-check';

/** What the job holds: the id of the current test, if it was tried, and whether it arrived. */
export interface FormCheckData {
  submissionId?: string;
  /** ISO date. */
  arrivedAt?: string;
}

/** Delay of the first test after the first start, in milliseconds. */
const FIRST_AFTER = 6 * HOUR;
/** Delay of the next test after an arrival, in milliseconds. */
const EVERY = DAY;

const TIMEOUT = 30_000;

/** Whether tests are on. With CONTACT_ENDPOINT another host would receive them. */
export function isFormChecked(): boolean {
  const { FORM_CHECK, CONTACT_ENDPOINT } = getSettings();
  return FORM_CHECK === 'on' && !CONTACT_ENDPOINT;
}

/** Tests the form once a day. A test that does not arrive is sent again under the same id. */
export const createFormCheckTask = (payload: Payload): Task<FormCheckData> => ({
  name: FORM_CHECK,
  toFirst: (now) => new Date(now.getTime() + FIRST_AFTER),
  toNext: (now) => new Date(now.getTime() + EVERY),
  async run(job) {
    // It may have arrived after its sender gave up waiting.
    if (job.data.arrivedAt) return {};
    const { submissionId = randomUUID() } = job.data;
    await job.save({ submissionId });
    await postCheck(submissionId);
    const { arrivedAt } = await readData(payload);
    if (!arrivedAt) throw new Error('The website took it, but it did not arrive here.');
    return {};
  },
});

const readData = async (payload: Payload): Promise<FormCheckData> =>
  Object((await findJob(payload, FORM_CHECK))?.data);

/** Records the arrival of the current test. Another test changes nothing. */
export async function recordArrival(
  payload: Payload,
  submissionId: string,
  now: Date,
): Promise<void> {
  const data = await readData(payload);
  if (data.submissionId !== submissionId || data.arrivedAt) return;
  const arrived: FormCheckData = { submissionId, arrivedAt: now.toISOString() };
  await updateRow(payload, 'jobs', { key: { equals: FORM_CHECK } }, { data: arrived });
}

/** Rolls back the transaction. */
class RolledBack extends Error {}

/**
 * Accepts a form test: stores it like a message with its deliveries, and rolls back.
 * @returns the reference
 * @throws whatever prevents storing a message
 */
export async function receiveCheck(
  payload: Payload,
  submissionId: string,
  row: Record<string, unknown>,
): Promise<string> {
  const reference = `TEST-${submissionId.slice(0, 8)}`;
  try {
    await inTransaction(payload, async (req) => {
      await payload.create({
        collection: 'submissions',
        data: { form: 'contact', ...row, reference } as never,
        req,
        // Only the website sends messages; its secret was checked.
        overrideAccess: true,
      });
      throw new RolledBack();
    });
  } catch (error) {
    if (!(error instanceof RolledBack)) throw error;
  }
  await recordArrival(payload, submissionId, new Date());
  return reference;
}

/**
 * Submits a test as a browser does.
 * @throws with a message for admins
 */
async function postCheck(submissionId: string): Promise<void> {
  const message = {
    firstName: 'Daily',
    lastName: 'test',
    phone: '+20 100 000 0000',
    email: 'daily-test@example.com',
    subject: 'Daily test of the form',
    company: 'The dashboard',
    message: `Sent by the dashboard to see that messages arrive. It is kept nowhere.\n${toCheckToken(submissionId)}`,
    submissionId,
  } satisfies ContactMessage & { submissionId: string };
  const response = await fetch(`${toWebsiteUrl(getSettings())}/forms/contact`, {
    method: 'POST',
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT),
    headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
    body: JSON.stringify(message),
  }).catch(() => {
    throw new Error('The website cannot be reached, or did not answer in time.');
  });
  await response.body?.cancel();
  if (response.status !== 200) throw new Error(`The website responded with ${response.status}.`);
}

/** Status of the daily form test. */
export type FormCheckHealth = Awaited<ReturnType<typeof getFormCheckHealth>>;

export async function getFormCheckHealth(payload: Payload, now = new Date()) {
  const { data, finishedAt, lastError, queuedAt } = (await findJob(payload, FORM_CHECK)) ?? {};
  const { arrivedAt }: FormCheckData = Object(data);
  const arrived = arrivedAt ?? finishedAt;
  const why = arrivedAt ? undefined : (lastError ?? undefined);
  return {
    /** Time of the last arrival. */
    arrivedAt: arrived ? new Date(arrived) : undefined,
    /** When a test that is late was due. */
    lateSince: why ? toLateSince(queuedAt, now) : undefined,
    /** Why its last attempt failed. */
    why,
  };
}

const PREFIX = 'form-check:';

/** Token of a form test: its id, signed. */
export const toCheckToken = (submissionId: string): string =>
  signText('PAYLOAD_SECRET', FORM_CHECK, PREFIX + submissionId);

/** The id of the token in the last line of a text; nothing for other texts. */
export function parseCheckToken(text: unknown): string | undefined {
  const [, token = ''] = /(?:^|\n)(form-check:[\da-f-]{69})$/.exec(String(text)) ?? [];
  return parseSignedText('PAYLOAD_SECRET', FORM_CHECK, token)?.slice(PREFIX.length);
}
