import { parseArgs } from 'node:util';
import { createDataFolder } from '@agency/server/data-folder';
import { restore } from '../operations/backup/restore.ts';
import { getSettings } from '../platform/settings.ts';
import { exitWithUsage, runCommand } from './run-command.ts';

/**
 * `npm run restore -- <file>` restores a backup to an empty target; `--replace` replaces existing data,
 * `--not-encrypted` accepts an unencrypted backup although BACKUP_KEY is set.
 */
const {
  values,
  positionals: [file],
} = parseArgs({
  options: {
    replace: { type: 'boolean', default: false },
    'not-encrypted': { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
if (!file) exitWithUsage('npm run restore -- <file> [--replace] [--not-encrypted]');
await runCommand(async () => {
  const settings = getSettings();
  createDataFolder(settings.DATA_DIR);
  const { manifest, aside } = await restore(settings, {
    file,
    replace: values.replace,
    isPlainAllowed: values['not-encrypted'],
  });
  const { madeAt, files } = manifest;
  process.stdout.write(`Restored what was backed up at ${madeAt}: ${files} files.\n`);
  if (aside) {
    process.stdout.write(
      `What was there is in ${aside}, the database beside the new one. Delete both when all is well: they hold what people wrote.\n`,
    );
  }
});
