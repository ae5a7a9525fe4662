import type { ContactMessage } from '@agency/contracts';
import type { Payload } from 'payload';
import { getSettings, toWebsiteUrl } from '../platform/settings.ts';
import { toCheckToken } from './check-token.ts';
import { claimDueCheck, findLatestCheck, recordFailure, scheduleNext } from './schedule-check.ts';

/** Polling interval, in milliseconds. */
const INTERVAL = 60_000;

const TIMEOUT = 30_000;

/** Why tests are off; nothing if they are on. */
export function getOffReason(): string | undefined {
  const { FORM_CHECK, CONTACT_ENDPOINT } = getSettings();
  if (FORM_CHECK === 'off') return 'It is turned off (FORM_CHECK).';
  return CONTACT_ENDPOINT
    ? 'It is off, because contact messages go to another host (CONTACT_ENDPOINT).'
    : undefined;
}

/** Schedules the next test, and sends the due one. */
export async function runDueChecks(payload: Payload, now = new Date()): Promise<void> {
  await scheduleNext(payload, now);
  const check = await claimDueCheck(payload, now);
  if (!check) return;
  const problem = await postCheck(payload, check.submissionId);
  if (problem) {
    await recordFailure(payload, check.id, problem);
    return;
  }
  const last = await findLatestCheck(payload);
  if (last?.arrivedAt) await scheduleNext(payload, new Date());
  else await recordFailure(payload, check.id, 'The website took it, but it did not arrive here.');
}

/** Submits a test as a browser does. Returns an error message for admins. */
async function postCheck(payload: Payload, submissionId: string): Promise<string | undefined> {
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
  try {
    const response = await fetch(`${toWebsiteUrl(getSettings())}/forms/contact`, {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT),
      headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
      body: JSON.stringify(message),
    });
    await response.body?.cancel();
    return response.status === 200 ? undefined : `The website answered ${response.status}.`;
  } catch {
    return 'The website cannot be reached, or did not answer in time.';
  }
}

/** Checks every minute, unless tests are off, until the returned function is called. */
export function startFormChecks(payload: Payload): () => Promise<void> {
  if (getOffReason()) return async () => undefined;
  let working = Promise.resolve();
  const look = () => {
    working = working
      .then(() => runDueChecks(payload))
      .catch((err: unknown) => {
        payload.logger.error({ err }, 'The form could not be tested');
      });
  };
  look();
  const timer = setInterval(look, INTERVAL).unref();
  return async () => {
    clearInterval(timer);
    await working;
  };
}
