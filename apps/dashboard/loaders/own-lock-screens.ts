// A loader for Next: our own screens stand where Payload says that somebody else is writing. Its own show an account's number to
// whoever may not read accounts, speak of documents, and write the time in American English and the zone of the device.
import { basename, dirname, join, relative } from 'node:path';

const locks = join(import.meta.dirname, '../src/panel/locks');

/** The file of one of Payload's lock screens, in; ours of the same name, out. */
export default function ownLockScreens(this: { resourcePath: string }, shipped: string): string {
  const folder = dirname(this.resourcePath);
  const name = basename(folder);
  if (!shipped.includes(`export const ${name} =`)) {
    throw new Error(`Payload exports its ${name} in another way now.`);
  }
  const ours = relative(folder, join(locks, `${name}.tsx`)).replaceAll('\\', '/');
  return `'use client';\nexport { ${name} } from '${ours}';\n`;
}
