import { isOperatorError, toExitCode } from '@agency/server/lifecycle';

/** Ends a command that cannot start: in plain words when it is a matter of settings or of data. */
export function explainAndExit(error: unknown): never {
  if (!isOperatorError(error)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(toExitCode(error));
}
