import { readProcessState } from '@agency/server/process-state';
import type { Payload } from 'payload';
import { queryDatabase } from '../../platform/database.ts';
import { checks, type DashboardState, type Health } from './checks.ts';
import { fetchWebsiteHealth } from './fetch-website-health.ts';

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
  const read = async (name: string, check: (typeof checks)[keyof typeof checks]) => [
    name,
    await check.read(payload, now),
  ];
  const parts = await Promise.all(Object.entries(checks).map((entry) => read(...entry)));
  return { ...Object.fromEntries(parts), databaseSeconds };
}
