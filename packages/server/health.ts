import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerPlain, refuse } from './plain-answer.ts';

export interface HealthOptions {
  /** Whether `/readyz` says yes; asked once for everybody who asks meanwhile. */
  isReady: () => boolean | Promise<boolean>;
  /** A line that `/readyz` adds. */
  describeState: () => string;
}

/** Answers whoever watches the process. */
export interface Health {
  /** Whether a path is one of its two. */
  guards(path: string): boolean;
  /** `/healthz`: the process lives. `/readyz`: it can serve, and in which state it is. */
  answer(request: IncomingMessage, response: ServerResponse, path: string): Promise<void>;
}

/** Makes the two addresses that say how a process is. */
export function createHealth({ isReady, describeState }: HealthOptions): Health {
  let checking: Promise<boolean> | undefined;

  function check(): Promise<boolean> {
    checking ??= answersReady(isReady).finally(() => {
      checking = undefined;
    });
    return checking;
  }

  return {
    guards: (path) => path === '/healthz' || path === '/readyz',
    async answer(request, response, path) {
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        return refuse(response, 405, 'GET, HEAD');
      }
      const isGood = path === '/healthz' || (await check());
      const detail = path === '/readyz' ? describeState() : '';
      const lines = [isGood ? 'ok' : 'not ready', ...(detail ? [detail] : [])];
      answerPlain(response, isGood ? 200 : 503, lines.join('\n'));
    },
  };
}

async function answersReady(isReady: () => boolean | Promise<boolean>): Promise<boolean> {
  try {
    return await isReady();
  } catch {
    return false;
  }
}
