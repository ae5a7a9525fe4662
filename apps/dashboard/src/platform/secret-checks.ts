import { createHmac } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isSameText } from '@agency/server/bearer';
import { DataError } from '@agency/server/data-error';
import { toSecretFile } from '@agency/server/secrets';
import { SettingsError } from '@agency/server/settings';
import type { Payload } from 'payload';
import { toSqliteUrl } from './database.ts';
import { MARKER_NAME } from './installation.ts';
import { type DashboardSettings, getDashboardSecret, type SecretName } from './settings.ts';

const NAMES: SecretName[] = ['PAYLOAD_SECRET', 'INTAKE_SECRET'];

type Settings = Pick<DashboardSettings, 'DATABASE_URL' | 'DATA_DIR' | SecretName>;

const ADVICE =
  'Put the secrets of the last backup back: npm run restore, or the folder secrets out of it; or correct the setting. To go on with others type npm run secrets -- --accept. Everybody then signs in anew without the second factor of before, recovery codes and links in mails sent so far no longer work, and secrets of webhooks must be entered again.';

/**
 * Requires the secrets as settings with PostgreSQL: other machines may share the database, and secrets of one data
 * folder would sign users out on the others.
 * @throws {SettingsError} with a command for each missing secret
 */
export function requireSharedSecrets(settings: Settings): void {
  if (toSqliteUrl(settings) !== undefined) return;
  const missing = NAMES.filter((name) => settings[name] === undefined);
  if (missing.length === 0) return;
  const lines = missing.map((name) => {
    const file = toSecretFile(settings.DATA_DIR, name);
    // Without double quotes, which JSON logs escape.
    return existsSync(file)
      ? `echo ${name}=$(cat '${file}') >> .env`
      : `echo ${name}=$(node -p 'crypto.randomUUID() + crypto.randomUUID()') >> .env`;
  });
  throw new SettingsError(
    `Cannot start: with PostgreSQL every dashboard and website must be given the same ${missing.join(' and ')}. Type here, and copy the .env to the other machines:\n${lines.join('\n')}`,
  );
}

/**
 * Rejects a lost secret of a used data folder before a new one is created, because second factors, links and webhook
 * secrets would become invalid.
 * @throws {DataError} with the name and advice
 */
export function requireSecrets(settings: Settings): void {
  if (!existsSync(join(settings.DATA_DIR, MARKER_NAME))) return;
  const toFile = (name: SecretName) => toSecretFile(settings.DATA_DIR, name);
  const missing = NAMES.find((name) => settings[name] === undefined && !existsSync(toFile(name)));
  if (!missing) return;
  throw new DataError(
    `Cannot start: ${toFile(missing)} is missing, and ${missing} is not set, but this dashboard has been used. ${ADVICE}`,
  );
}

/** Key of the stored check value of a secret. */
const toKey = (name: SecretName) => `check-of-${name.toLowerCase().replaceAll('_', '-')}`;

/** HMAC by which a secret is recognised. */
const toCheck = (name: SecretName): string =>
  createHmac('sha256', getDashboardSecret(name)).update(`check of ${name}`).digest('base64url');

/**
 * Rejects a secret that differs from the one of the database, and stores the check values of a new database. Called
 * under the boot lock, after migrations.
 * @param isAccepted replaces the stored check values
 * @throws {DataError} with the name and advice
 */
export async function requireSameSecrets(
  { kv }: Pick<Payload, 'kv'>,
  isAccepted = false,
): Promise<void> {
  for (const name of NAMES) {
    const check = toCheck(name);
    const known = await kv.get<string>(toKey(name));
    if (typeof known === 'string' && isSameText(known, check)) continue;
    if (known !== null && known !== undefined && !isAccepted) {
      throw new DataError(
        `Cannot start: ${name} is not the one that the database has been used with. ${ADVICE}`,
      );
    }
    await kv.set(toKey(name), check);
  }
}
