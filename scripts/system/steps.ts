import { MISCONFIGURED, toExitCode, UNUSABLE_DATA } from '@agency/server/lifecycle';
import { CommandError, endAll } from './commands.ts';

const HEARTBEAT = 15_000;

/** Runs one named piece of work: says which of how many it is, that it still runs, and how it ended. */
export type Step = <Result>(
  title: string,
  work: () => Promise<Result>,
  say?: (result: Result) => string,
) => Promise<Result>;

/** Counts steps aloud, from `first` to `total`. */
export function countSteps(total: number, first = 1): Step {
  let number = first;
  return async (title, work, say) => {
    console.log(`${number}/${total} ${title}`);
    number += 1;
    const started = performance.now();
    const seconds = () => `${((performance.now() - started) / 1000).toFixed(1)} s`;
    const heartbeat = setInterval(() => console.log(`    still at it, ${seconds()}`), HEARTBEAT);
    try {
      const result = await work();
      console.log(`    ${say?.(result) ?? 'done'} (${seconds()})`);
      return result;
    } finally {
      clearInterval(heartbeat);
    }
  };
}

/**
 * Prints what went wrong in full, ends what was started, and exits: with 78 when a setting is at fault, 65 when data are,
 * else with 1.
 */
export function explain(error: unknown): Promise<never> {
  if (error instanceof CommandError) {
    if (error.output !== '') console.error(`\n${error.output.trimEnd()}\n`);
    // Such a command has said in one sentence what is wrong.
    if (error.exitCode === MISCONFIGURED || error.exitCode === UNUSABLE_DATA) {
      return endAll(error.exitCode);
    }
  }
  console.error(error instanceof Error ? error.message : String(error));
  return endAll(toExitCode(error));
}
