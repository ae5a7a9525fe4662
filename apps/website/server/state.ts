import type { IncomingMessage, ServerResponse } from 'node:http';
import type { WebsiteState } from '@agency/contracts';
import { isBearer } from '@agency/server/bearer';
import { readFreeSpace } from '@agency/server/metrics';
import { readProcessState } from '@agency/server/process-state';
import type { ContentClient } from '../src/content-client/create-content-client.ts';
import type { IntakeCheck } from './intake-check.ts';

/** Says how this process is to whoever has the secret. Returns whether it did. */
export type AnswerState = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;

interface StateOptions {
  dataDir: string;
  secret: string;
  dashboard: Pick<ContentClient, 'getState' | 'probe'>;
  intake: Pick<IntakeCheck, 'state'>;
}

/** For the dashboard's page of health. */
export function createStateAnswer({
  dataDir,
  secret,
  dashboard,
  intake,
}: StateOptions): AnswerState {
  return async (request, response) => {
    if (request.method !== 'GET' || !isBearer(request.headers.authorization, secret)) return false;
    const [process, freeBytes] = await Promise.all([
      readProcessState(),
      readFreeSpace(dataDir),
      dashboard.probe(),
    ]);
    const state: WebsiteState = {
      ...process,
      freeBytes,
      forms: intake.state(),
      ...dashboard.getState(),
    };
    const body = JSON.stringify(state);
    response.writeHead(200, {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': Buffer.byteLength(body),
      'Cache-Control': 'no-store',
    });
    response.end(body);
    return true;
  };
}
