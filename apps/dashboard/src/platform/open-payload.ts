import { createDataFolder } from '@agency/server/data-folder';
import { getPayload, type Payload } from 'payload';
import { withBootLock } from './boot-lock.ts';
import { handleLostConnections } from './database.ts';
import {
  explainOpenError,
  markInUse,
  requireCompleteDatabase,
  requireIntactDatabase,
  requireUsableFile,
} from './installation.ts';
import { migrateDatabase } from './migrate-database.ts';
import { requireSameSecrets, requireSecrets, requireSharedSecrets } from './secret-checks.ts';
import { getSettings } from './settings.ts';
import { prepareLimits } from './shared-limit.ts';

interface OpenOptions {
  secrets?: 'kept' | 'accepted' | 'unused';
}

/**
 * Opens Payload with a migrated database. There is one instance in a process, which Next shares.
 * @param secrets `kept` rejects changed secrets, `accepted` accepts them, `unused` only makes the tables for a copy
 * @throws {SettingsError} if a setting is invalid
 * @throws {DataError} if the database is missing, empty, damaged or not writable, or a secret is lost
 */
export async function openPayload({ secrets = 'kept' }: OpenOptions = {}): Promise<Payload> {
  const settings = getSettings();
  requireSharedSecrets(settings);
  createDataFolder(settings.DATA_DIR);
  requireUsableFile(settings);
  if (secrets === 'kept') requireSecrets(settings);
  process.env.DISABLE_PAYLOAD_HMR = 'true';
  const explain = (error: unknown) => {
    throw explainOpenError(error, settings);
  };
  // Imported after the settings are checked, because it reads them on load.
  const { default: config } = await import('../payload.config.ts');
  const payload = await getPayload({ config }).catch(explain);
  handleLostConnections(payload);
  const prepare = async () => {
    await requireIntactDatabase(payload, settings);
    if (secrets !== 'unused') await requireCompleteDatabase(payload);
    await migrateDatabase(payload);
    if (secrets !== 'unused') await requireSameSecrets(payload, secrets === 'accepted');
    await prepareLimits(payload);
    markInUse(settings);
  };
  await withBootLock(payload, () => prepare().catch(explain));
  return payload;
}
