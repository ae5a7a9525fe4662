import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { toTestEnvironment } from './open-test-dashboard.ts';

export interface Starter {
  /**
   * Starts a dashboard on a data folder and stops it when it is ready.
   * @throws its error message if it does not start
   */
  start(folder: string, environment?: Record<string, string>): Promise<void>;
  stop(): Promise<void>;
}

/** Creates a process that starts dashboards sequentially. */
export function openStarter(): Starter {
  const child = fork(join(import.meta.dirname, 'start-process.ts'), {
    env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'error' },
    execArgv: [],
  });
  const ended = once(child, 'exit');
  return {
    async start(folder, environment = {}) {
      const response = once(child, 'message');
      child.send({ ...toTestEnvironment(folder), LOG_LEVEL: 'error', ...environment });
      const isGone = ended.then(([code]) => [`ended with ${code}`]);
      const [problem] = await Promise.race([response, isGone]);
      if (problem) throw new Error(problem);
    },
    async stop() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
