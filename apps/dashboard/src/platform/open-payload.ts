import { mkdirSync } from 'node:fs';
import { getPayload, type Payload } from 'payload';
import config from '../payload.config.ts';
import { migrateDatabase, surviveLostConnections } from './database.ts';
import { getSettings } from './settings.ts';

/**
 * Opens the dashboard's Payload with an up-to-date database. Next, running in the same process, finds this
 * instance again: there is one per process, whoever asks first.
 */
export async function openPayload(): Promise<Payload> {
  mkdirSync(getSettings().DATA_DIR, { recursive: true, mode: 0o700 });
  process.env.DISABLE_PAYLOAD_HMR = 'true';
  const payload = await getPayload({ config });
  surviveLostConnections(payload);
  await migrateDatabase(payload);
  return payload;
}
