import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendError, sendPlainText } from './plain-response.ts';

/** Responds to `/healthz` (the process runs) and `/readyz` (it can serve requests). */
export function createHealthChecks(
  isReady: () => boolean | Promise<boolean>,
  describeState: () => string,
) {
  let checking: Promise<boolean> | undefined;

  async function check(): Promise<boolean> {
    try {
      return await isReady();
    } catch {
      return false;
    }
  }

  /** Runs one check for all requests that come meanwhile. */
  function checkOnce(): Promise<boolean> {
    checking ??= check().finally(() => {
      checking = undefined;
    });
    return checking;
  }

  return {
    matches: (path: string) => path === '/healthz' || path === '/readyz',
    async respond({ method }: IncomingMessage, response: ServerResponse, path: string) {
      if (method !== 'GET' && method !== 'HEAD') return sendError(response, 405);
      const isGood = path === '/healthz' || (await checkOnce());
      const detail = path === '/readyz' ? describeState() : '';
      const text = [isGood ? 'ok' : 'not ready', detail].filter(Boolean).join('\n');
      sendPlainText(response, isGood ? 200 : 503, text);
    },
  };
}
