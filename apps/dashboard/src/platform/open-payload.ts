import { createDataFolder } from '@agency/server/data-folder';
import { getPayload, type Payload } from 'payload';
import { watchCommits } from './after-commit.ts';
import { withBootLock } from './boot-lock.ts';
import { surviveLostConnections } from './database.ts';
import {
  markInUse,
  refuseLostDatabase,
  refuseUnusableFile,
  toOpeningProblem,
} from './installation.ts';
import { refuseMissingSecrets, refuseOtherSecrets } from './kept-secrets.ts';
import { migrateDatabase } from './migrate-database.ts';
import { refuseMovedDatabase } from './moved-database.ts';
import { getSettings } from './settings.ts';
import { prepareLimits } from './shared-limit.ts';
import { requireSharedSecrets } from './shared-secrets.ts';

interface OpenOptions {
  secrets?: 'kept' | 'accepted' | 'unused';
}

/**
 * Opens the dashboard's Payload with an up-to-date database. Next, running in the same process, finds this
 * instance again: there is one per process, whoever asks first.
 * @param secrets whether other secrets than those the database has been used with are refused or take their place; `unused` for a
 * database that is only made, and remembers none
 * @throws {SettingsError} when a setting cannot be used
 * @throws {DataError} when the database is missing, empty, damaged or cannot be written, or a secret is lost
 */
export async function openPayload({ secrets = 'kept' }: OpenOptions = {}): Promise<Payload> {
  const settings = getSettings();
  requireSharedSecrets(settings);
  createDataFolder(settings.DATA_DIR);
  refuseUnusableFile(settings);
  if (secrets === 'kept') refuseMissingSecrets(settings);
  process.env.DISABLE_PAYLOAD_HMR = 'true';
  const explain = (error: unknown) => {
    throw toOpeningProblem(error, settings);
  };
  // Not before the settings are known to be usable: it reads them while it is being loaded.
  const { default: config } = await import('../payload.config.ts');
  const payload = await getPayload({ config }).catch(explain);
  surviveLostConnections(payload);
  watchCommits(payload);
  const prepare = async () => {
    await refuseLostDatabase(payload, settings);
    await refuseMovedDatabase(payload);
    await migrateDatabase(payload);
    if (secrets !== 'unused') await refuseOtherSecrets(payload, secrets === 'accepted');
    await prepareLimits(payload);
    markInUse(settings);
  };
  await withBootLock(payload, () => prepare().catch(explain));
  return payload;
}
