import { randomUUID } from 'node:crypto';
import type { ContactMessage } from '@agency/contracts';
import type { Endpoint, Payload } from 'payload';
import { admins } from '../access/access.ts';
import { errorResponse, jsonResponse } from '../api/response.ts';
import { addJob, createRunner, findJob, hurryJob } from '../jobs/queue.ts';
import { openTasks, type Task } from '../jobs/tasks.ts';
import { LEASE, toRetryDelay } from '../outbox/retry-policy.ts';
import { rejectUnauthorized } from '../panel/language/reject-unauthorized.ts';
import { getSettings, toWebsiteUrl } from '../platform/settings.ts';
import { toCheckToken } from './check-token.ts';

/** Name of the task. */
export const FORM_CHECK = 'form-check';

/** What the job holds. Without `submissionId` the next test was not sent yet. */
export interface FormCheckData {
  submissionId?: string;
  /** ISO date of the first attempt. */
  firstTriedAt?: string;
  /** ISO date of the arrival of this test, and of the one before. */
  arrivedAt?: string;
  lastArrivedAt?: string;
}

const HOUR = 3_600_000;

/** Delay of the first test after the first start, in milliseconds. */
const FIRST_AFTER = 6 * HOUR;
/** Delay of the next test after an arrival, in milliseconds. */
const EVERY = 24 * HOUR;

const TIMEOUT = 30_000;

/** Why tests are off; nothing if they are on. */
export function getOffReason(): string | undefined {
  const { FORM_CHECK, CONTACT_ENDPOINT } = getSettings();
  if (FORM_CHECK === 'off') return 'It is turned off (FORM_CHECK).';
  return CONTACT_ENDPOINT
    ? 'It is off, because contact messages go to another host (CONTACT_ENDPOINT).'
    : undefined;
}

/** Tests the form once a day. A test that does not arrive is sent again under the same id. */
export const createFormCheckTask = (payload: Payload): Task<FormCheckData> => ({
  name: FORM_CHECK,
  lease: LEASE,
  toRetryDelay: (attempts) => Math.max(LEASE, toRetryDelay(attempts)),
  toFirst: (now) => new Date(now.getTime() + FIRST_AFTER),
  toNext: (now) => new Date(now.getTime() + EVERY),
  async run(job) {
    const { submissionId = randomUUID(), firstTriedAt } = job.data;
    if (!job.data.arrivedAt) {
      const now = job.now().toISOString();
      // A time in the future comes from a clock that was ahead.
      const since = firstTriedAt && firstTriedAt < now ? firstTriedAt : now;
      await job.save({ ...job.data, submissionId, firstTriedAt: since });
      await postCheck(payload, submissionId);
    }
    const { arrivedAt } = await readCheck(payload);
    if (!arrivedAt) throw new Error('The website took it, but it did not arrive here.');
    return { lastArrivedAt: arrivedAt };
  },
});

/** The current test. */
export const readCheck = async (payload: Payload): Promise<FormCheckData & { why?: string }> => {
  const { data, lastError } = (await findJob(payload, FORM_CHECK)) ?? {};
  return { ...(data as FormCheckData | undefined), ...(lastError && { why: lastError }) };
};

/** Records the arrival of the current test, even if its sender has given up waiting. Another test changes nothing. */
export async function recordArrival(
  payload: Payload,
  submissionId: string,
  now: Date,
): Promise<void> {
  const data = await readCheck(payload);
  if (data.submissionId !== submissionId || data.arrivedAt) return;
  await payload.db.updateOne({
    collection: 'jobs',
    where: { key: { equals: FORM_CHECK } },
    data: { data: { ...data, arrivedAt: now.toISOString() } },
    options: { atomic: true },
    req: undefined,
  });
}

/**
 * Submits a test as a browser does.
 * @throws with a message for admins
 */
async function postCheck(payload: Payload, submissionId: string): Promise<void> {
  const message = {
    firstName: 'Daily',
    lastName: 'test',
    phone: '+20 100 000 0000',
    email: 'daily-test@example.com',
    subject: 'Daily test of the form',
    company: 'The dashboard',
    message: `Sent by the dashboard to see that messages arrive. It is kept nowhere.\n${toCheckToken(payload, submissionId)}`,
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
  if (response.status !== 200) throw new Error(`The website answered ${response.status}.`);
}

/** Milliseconds until a test is late. */
const LATE_AFTER = 15 * 60_000;

/** Status of the daily form test. */
export interface FormCheckHealth {
  /** Time of the last arrival. */
  arrivedAt?: Date;
  /** First attempt of a test that is late. */
  lateSince?: Date;
  /** Why the last attempt failed. */
  why?: string;
}

export async function getFormCheckHealth(
  payload: Payload,
  now = new Date(),
): Promise<FormCheckHealth> {
  const { arrivedAt, lastArrivedAt, firstTriedAt, why } = await readCheck(payload);
  const arrived = arrivedAt ?? lastArrivedAt;
  const isLate =
    !arrivedAt && firstTriedAt && now.getTime() - Date.parse(firstTriedAt) > LATE_AFTER;
  return {
    ...(arrived && { arrivedAt: new Date(arrived) }),
    ...(isLate && { lateSince: new Date(firstTriedAt) }),
    ...(why && !arrivedAt && { why }),
  };
}

/** `POST /cms-api/form-checks/send` sends a form test now. */
export const sendFormCheck: Endpoint = {
  path: '/form-checks/send',
  method: 'post',
  handler: async (req) => {
    const { payload } = req;
    const rejection = rejectUnauthorized(req, admins, ({ access }) => access.admins);
    if (rejection) return rejection;
    const whyOff = getOffReason();
    if (whyOff) return errorResponse(409, whyOff);
    const started = new Date();
    await addJob(payload, { task: FORM_CHECK, key: FORM_CHECK, at: started });
    await hurryJob(payload, FORM_CHECK, started);
    await createRunner(payload, [openTasks(payload, [createFormCheckTask(payload)])]).work();
    const { lastArrivedAt, why } = await readCheck(payload);
    if (!lastArrivedAt || Date.parse(lastArrivedAt) < started.getTime()) {
      return errorResponse(502, why ?? 'Another process is sending one at this moment.');
    }
    const took = (Date.parse(lastArrivedAt) - started.getTime()) / 1000;
    return jsonResponse({ message: `It arrived after ${Math.max(0.1, took).toFixed(1)} s.` });
  },
};
