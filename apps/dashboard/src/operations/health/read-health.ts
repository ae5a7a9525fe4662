import { WEBSITE_STATUS_PATH, websiteStatusSchema } from '@agency/contracts';
import { BodyTooLongError, readBoundedBody } from '@agency/server/bounded-body';
import { readProcessState } from '@agency/server/process-state';
import type { Payload } from 'payload';
import { queryDatabase } from '../../platform/database.ts';
import { getDashboardSecret, getSettings, toWebsiteUrl } from '../../platform/settings.ts';
import { checks, type DashboardState, type Health, type WebsiteHealth } from './checks.ts';

/** Reads the health of both processes. Never throws; takes 3.5 s at most. */
export async function readHealth(payload: Payload): Promise<Health> {
  const [website, dashboard, process] = await Promise.all([
    fetchWebsiteHealth(),
    readState(payload).catch((err: unknown) => {
      payload.logger.error({ err }, 'The health of the dashboard could not be looked at');
      return undefined;
    }),
    readProcessState(),
  ]);
  return { website, dashboard, process };
}

/** @throws if the database does not respond */
export async function readState(payload: Payload, now = new Date()): Promise<DashboardState> {
  const started = performance.now();
  await queryDatabase(payload, 'SELECT 1 AS one', []);
  const databaseSeconds = (performance.now() - started) / 1000;
  const reading = Object.entries(checks).map(async ([name, { read }]) => [
    name,
    await read(payload, now),
  ]);
  const parts = await Promise.all(reading);
  return { ...Object.fromEntries(parts), databaseSeconds };
}

/** In milliseconds. */
const TIMEOUT = 3000;
const MAX_BYTES = 10_000;

/** Requests the status of the website at WEBSITE_URL. Behind a proxy it is that of one process. Never throws. */
async function fetchWebsiteHealth(): Promise<WebsiteHealth> {
  try {
    const response = await fetch(toWebsiteUrl(getSettings()) + WEBSITE_STATUS_PATH, {
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT),
      headers: { Authorization: `Bearer ${getDashboardSecret('INTAKE_SECRET')}` },
    });
    const text = (await readBoundedBody(response.body, MAX_BYTES)).toString('utf8');
    if (response.status !== 200) return response.status >= 500 ? 'away' : 'strange';
    return websiteStatusSchema.safeParse(JSON.parse(text)).data ?? 'strange';
  } catch (error) {
    // Another kind of response is not from our website.
    return error instanceof SyntaxError || error instanceof BodyTooLongError ? 'strange' : 'away';
  }
}
