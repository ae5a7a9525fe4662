import { isOperatorError, keepFilesPrivate, toExitCode } from '@agency/server/lifecycle';

/** Runs a command and ends the process. Errors of settings or data are explained in one message. */
export async function runCommand(work: () => Promise<void>): Promise<never> {
  keepFilesPrivate();
  try {
    await work();
  } catch (error) {
    if (!isOperatorError(error)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(toExitCode(error));
  }
  process.exit(0);
}

/** Ends a command that was called in a wrong way. */
export function exitWithUsage(usage: string): never {
  process.stderr.write(`Usage: ${usage}\n`);
  process.exit(2);
}
