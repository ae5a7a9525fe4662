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
 * Requires the secrets as settings with PostgreSQL: other machines may share the database, and secrets of one data
 * folder would sign users out on the others.
 * @throws {SettingsError} with a command for each missing secret
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

// Without double quotes, which JSON logs escape.
const toLine = (name: string, file: string) =>
  existsSync(file)
    ? `echo ${name}=$(cat '${file}') >> .env`
    : `echo ${name}=$(node -p 'crypto.randomUUID() + crypto.randomUUID()') >> .env`;
