import { readProcessState } from '@agency/server/process-state';
import type { Payload } from 'payload';
import { fetchWebsiteHealth } from './fetch-website-health.ts';
import type { Health } from './findings.ts';
import { readState } from './read-state.ts';

/** Looks at both programs. Never throws; takes three seconds and a half at most. */
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
