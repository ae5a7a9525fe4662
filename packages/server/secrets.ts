import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { openDataFolder } from './data-folder.ts';
import { SettingsError } from './settings.ts';

/**
 * The secret set in the environment, else the one kept in `DATA_DIR/secrets`, made now if there is none.
 * Two processes that start at once agree on one value.
 * @param name name of the environment variable, such as `INTAKE_SECRET`; the file is called `intake-secret`
 * @throws {SettingsError} when the kept secret is unusable; names the file, never its content
 * @throws {DataError} when there is none and none can be kept
 */
export function getSecret(dataDir: string, name: string, fromEnvironment?: string): string {
  if (fromEnvironment) return fromEnvironment;
  const file = toSecretFile(dataDir, name);
  return readSecret(file) ?? makeSecret(dataDir, file);
}

/** Where a secret is kept that is not in the environment. */
export const toSecretFile = (dataDir: string, name: string): string =>
  join(dataDir, 'secrets', name.toLowerCase().replaceAll('_', '-'));

function readSecret(file: string): string | undefined {
  let secret: string;
  try {
    secret = readFileSync(file, 'utf8').trim();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw new SettingsError(`Cannot start: the secret in ${file} cannot be read.`);
  }
  if (secret.length < 32) {
    throw new SettingsError(
      `Cannot start: the secret in ${file} is too short. Delete the file to have a new one made.`,
    );
  }
  if (statSync(file).mode & 0o077) chmodSync(file, 0o600);
  return secret;
}

// A link appears whole or not at all, and fails if the name is taken: that makes the first writer win.
function makeSecret(dataDir: string, file: string): string {
  openDataFolder(dataDir);
  const folder = dirname(file);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chmodSync(folder, 0o700);
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  const descriptor = openSync(draft, 'wx', 0o600);
  try {
    writeSync(descriptor, `${randomBytes(32).toString('base64url')}\n`);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
  try {
    linkSync(draft, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    rmSync(draft);
  }
  const secret = readSecret(file);
  if (!secret) throw new SettingsError(`Cannot start: the secret in ${file} cannot be read.`);
  return secret;
}
