import { MISCONFIGURED, toExitCode, UNUSABLE_DATA } from '@agency/server/lifecycle';
import { CommandError, endAll } from './commands.ts';

const HEARTBEAT = 15_000;

/** Prints the number and title of each step, that it is still running, and how it ended. */
export function createStepRunner(total: number, first = 1) {
  let number = first;
  return async <Result>(
    title: string,
    work: () => Promise<Result>,
    summarize: (result: Result) => string = () => 'done',
  ): Promise<Result> => {
    console.log(`${number}/${total} ${title}`);
    number += 1;
    const started = performance.now();
    const seconds = () => `${((performance.now() - started) / 1000).toFixed(1)} s`;
    const heartbeat = setInterval(() => console.log(`    still running, ${seconds()}`), HEARTBEAT);
    try {
      const result = await work();
      console.log(`    ${summarize(result)} (${seconds()})`);
      return result;
    } finally {
      clearInterval(heartbeat);
    }
  };
}

/** Prints an error, ends all processes, and exits: with 78 for invalid settings, 65 for unusable data, else with 1. */
export function exitWith(error: unknown): Promise<never> {
  if (error instanceof CommandError) {
    if (error.output !== '') console.error(`\n${error.output.trimEnd()}\n`);
    // The command has printed one sentence about it.
    if (error.exitCode === MISCONFIGURED || error.exitCode === UNUSABLE_DATA) {
      return endAll(error.exitCode);
    }
  }
  console.error(error instanceof Error ? error.message : String(error));
  return endAll(toExitCode(error));
}
