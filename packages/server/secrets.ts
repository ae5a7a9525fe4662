import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  linkSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { createDataFolder } from './data-folder.ts';
import { SettingsError } from './settings.ts';

/**
 * Returns the secret of an environment variable or of a file in `DATA_DIR/secrets`, which is created if it is missing. Two
 * processes that start at once get the same one.
 * @param name of the environment variable
 * @throws {SettingsError} if the file is invalid
 * @throws {DataError} if the file cannot be created
 */
export function getSecret(dataDir: string, name: string, fromEnvironment?: string): string {
  if (fromEnvironment) return fromEnvironment;
  const file = toSecretFile(dataDir, name);
  return readSecret(file) ?? createSecret(dataDir, file);
}

/** The file of a secret, such as `intake-secret` for `INTAKE_SECRET`. */
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
      `Cannot start: the secret in ${file} is too short. Delete the file: the next start creates a new one.`,
    );
  }
  if (statSync(file).mode & 0o077) chmodSync(file, 0o600);
  return secret;
}

// Creating a link is atomic and fails if the name is taken, so the first process wins.
function createSecret(dataDir: string, file: string): string {
  createDataFolder(dataDir);
  const folder = dirname(file);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chmodSync(folder, 0o700);
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  const text = `${randomBytes(32).toString('base64url')}\n`;
  writeFileSync(draft, text, { mode: 0o600, flag: 'wx', flush: true });
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
