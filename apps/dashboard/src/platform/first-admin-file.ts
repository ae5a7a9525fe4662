import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Name of the file in the data folder that the first admin's password is written down in until it is changed. */
export const FIRST_ADMIN_FILE_NAME = 'first-admin.txt';

/** How the first admin signs in. */
export interface FirstAdminCredentials {
  email: string;
  password: string;
  /** ISO date until which the password works. */
  until: string;
}

/** Where the file is. */
export const toFirstAdminFile = (dataFolder: string): string =>
  join(dataFolder, FIRST_ADMIN_FILE_NAME);

/** Writes the file anew, for its owner only. */
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

/** What the file says, empty where it says nothing; nothing when there is no file. */
export function readFirstAdminFile(file: string): FirstAdminCredentials | undefined {
  if (!existsSync(file)) return undefined;
  const text = readFileSync(file, 'utf8');
  const read = (name: string) => new RegExp(`^${name}: (.+)$`, 'm').exec(text)?.[1] ?? '';
  return { email: read('E-mail'), password: read('Password'), until: read('Works until') };
}
