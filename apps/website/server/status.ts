import type { IncomingMessage, ServerResponse } from 'node:http';
import type { WebsiteStatus } from '@agency/contracts';
import { hasBearerToken } from '@agency/server/bearer';
import { readFreeSpace } from '@agency/server/metrics';
import { readProcessState } from '@agency/server/process-state';
import type { ContentClient } from '../src/content-client/create-content-client.ts';
import type { IntakeCheck } from './intake-check.ts';

/** Sends the status to a client with the secret. Returns false for any other. */
export type StatusHandler = (
  request: IncomingMessage,
  response: ServerResponse,
) => Promise<boolean>;

interface StatusOptions {
  dataDir: string;
  secret: string;
  contentClient: Pick<ContentClient, 'getState' | 'probe'>;
  intake: Pick<IntakeCheck, 'state'>;
}

/** Creates the handler of the status of this process, which the dashboard shows. */
export function createStatusHandler({
  dataDir,
  secret,
  contentClient,
  intake,
}: StatusOptions): StatusHandler {
  return async ({ method, headers }, response) => {
    if (method !== 'GET' || !hasBearerToken(headers.authorization, secret)) return false;
    const [process, freeBytes] = await Promise.all([
      readProcessState(),
      readFreeSpace(dataDir),
      contentClient.probe(),
    ]);
    const status: WebsiteStatus = {
      ...process,
      freeBytes,
      forms: intake.state(),
      ...contentClient.getState(),
    };
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('Content-Type', 'application/json; charset=utf-8');
    response.end(JSON.stringify(status));
    return true;
  };
}
