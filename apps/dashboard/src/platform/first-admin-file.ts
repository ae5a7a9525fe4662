import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** File in the data folder with the first admin's password, until it is changed. */
const FIRST_ADMIN_FILE_NAME = 'first-admin.txt';

export interface FirstAdminCredentials {
  email: string;
  password: string;
  /** Expiry, ISO date. */
  until: string;
}

export const toFirstAdminFile = (dataFolder: string): string =>
  join(dataFolder, FIRST_ADMIN_FILE_NAME);

/** Writes the file, readable by its owner only. */
export function writeFirstAdminFile(
  file: string,
  note: FirstAdminCredentials,
  signInAt: string,
): void {
  const { email, password, until } = note;
  rmSync(file, { force: true });
  writeFileSync(
    file,
    `Sign in at ${signInAt}\nE-mail: ${email}\nPassword: ${password}\nWorks until: ${until}\n\nChange the password there: this file then goes by itself. When it works no more: npm run admin\n`,
    { mode: 0o600, flag: 'wx' },
  );
}

/** Parses the file; missing values are empty. Nothing if there is no file. */
export function readFirstAdminFile(file: string): FirstAdminCredentials | undefined {
  if (!existsSync(file)) return undefined;
  const text = readFileSync(file, 'utf8');
  const read = (name: string) => new RegExp(`^${name}: (.+)$`, 'm').exec(text)?.[1] ?? '';
  return { email: read('E-mail'), password: read('Password'), until: read('Works until') };
}
