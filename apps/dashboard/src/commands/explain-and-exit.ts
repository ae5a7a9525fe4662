import { isOperatorError, toExitCode } from '@agency/server/lifecycle';

/** Ends a command with a message for errors of settings or data. */
export function explainAndExit(error: unknown): never {
  if (!isOperatorError(error)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(toExitCode(error));
}
