import { misconfigured } from '@agency/server/lifecycle';
import { SettingsError } from '@agency/server/settings';

/** Ends a command that cannot start: in plain words when it is a matter of settings or of data. */
export function explainAndExit(error: unknown): never {
  if (!(error instanceof SettingsError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(misconfigured);
}
