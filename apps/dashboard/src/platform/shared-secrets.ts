import { existsSync } from 'node:fs';
import { toSecretFile } from '@agency/server/secrets';
import { SettingsError } from '@agency/server/settings';
import { toSqliteUrl } from './database.ts';
import type { DashboardSettings } from './settings.ts';

type Settings = Pick<
  DashboardSettings,
  'DATABASE_URL' | 'DATA_DIR' | 'PAYLOAD_SECRET' | 'INTAKE_SECRET'
>;

const NAMES = ['PAYLOAD_SECRET', 'INTAKE_SECRET'] as const;

/**
 * Refuses to go on when the database is one that other machines may share, and the secrets are not in the environment:
 * a secret made for one data folder signs everybody out who is answered by the next machine.
 * @throws {SettingsError} with a line to type for each that is missing. One that was used before is kept
 */
export function requireSharedSecrets(settings: Settings): void {
  if (toSqliteUrl(settings) !== undefined) return;
  const missing = NAMES.filter((name) => settings[name] === undefined);
  if (missing.length === 0) return;
  const lines = missing.map((name) => toLine(name, toSecretFile(settings.DATA_DIR, name)));
  throw new SettingsError(
    `Cannot start: with PostgreSQL every dashboard and website must be given the same ${missing.join(' and ')}. Type here, and copy the .env to the other machines:\n${lines.join('\n')}`,
  );
}

// Without double quotes, which a log line would show with backslashes.
const toLine = (name: string, file: string) =>
  existsSync(file)
    ? `echo ${name}=$(cat '${file}') >> .env`
    : `echo ${name}=$(node -p 'crypto.randomUUID() + crypto.randomUUID()') >> .env`;
