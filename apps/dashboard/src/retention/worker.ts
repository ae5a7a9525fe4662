import type { Payload } from 'payload';
import { getRetentionHealth, type RetentionHealth } from './retention-health.ts';
import { runRetention } from './run-retention.ts';

/** Polling interval, in milliseconds. */
const INTERVAL = 60_000;

/** Delay of the first check after the start, in milliseconds. */
const FIRST_LOOK = 30_000;

/** The retention job of a process. */
export interface RetentionWorker {
  /** Status in one line, for operators. */
  describe(): string;
  /** Stops; resolves after the current row. */
  stop(): Promise<void>;
}

/** Runs retention after the start and then nightly, until it is stopped. */
export function startRetention(payload: Payload): RetentionWorker {
  let isOver = false;
  let health: RetentionHealth | undefined;
  let timer: NodeJS.Timeout | undefined;
  let working = Promise.resolve();
  const look = () => {
    working = work().finally(() => {
      if (!isOver) timer = setTimeout(look, INTERVAL).unref();
    });
  };
  async function work() {
    await runRetention(payload, { isOver: () => isOver });
    health = await getRetentionHealth(payload, new Date()).catch(() => health);
  }
  timer = setTimeout(look, FIRST_LOOK).unref();
  return {
    describe() {
      if (!health) return '';
      const { lastAt, problem } = health;
      const last = lastAt ? `last sweep ${lastAt.toISOString()}` : 'no sweep yet';
      return `retention: ${last}${problem ? ', the present one failed' : ''}`;
    },
    async stop() {
      isOver = true;
      clearTimeout(timer);
      await working;
    },
  };
}
