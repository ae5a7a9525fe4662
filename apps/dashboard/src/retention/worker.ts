import type { Payload } from 'payload';
import { getRetentionHealth, type RetentionHealth } from './retention-health.ts';
import { runRetention } from './run-retention.ts';

/** How often what is due is looked for, in milliseconds. */
const INTERVAL = 60_000;

/** So long after its start a process leaves others their turn, in milliseconds. */
const FIRST_LOOK = 30_000;

/** The sweep of a process. */
export interface RetentionWorker {
  /** The last look in one line, for whoever runs the process. */
  describe(): string;
  /** Takes nothing new; resolves when the row at hand is done. */
  stop(): Promise<void>;
}

/** Sweeps what is due soon after the start and then whenever a night has begun, until it is stopped. */
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
