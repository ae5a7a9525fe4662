import { readProcessState } from '@agency/server/process-state';
import type { Payload } from 'payload';
import { fetchWebsiteHealth } from './fetch-website-health.ts';
import type { Health } from './findings.ts';
import { readState } from './read-state.ts';

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
