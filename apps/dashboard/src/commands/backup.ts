import { parseArgs } from 'node:util';
import { generateX25519Identity } from 'age-encryption';
import { createBackup } from '../operations/backup/create-backup.ts';
import { getSettings } from '../platform/settings.ts';
import { runCommand } from './run-command.ts';

/** `npm run backup` makes a backup while the dashboard runs; `--new-key` only prints a key for BACKUP_KEY. */
const { values } = parseArgs({ options: { 'new-key': { type: 'boolean', default: false } } });
await runCommand(async () => {
  if (values['new-key']) {
    process.stdout.write(`BACKUP_KEY=${await generateX25519Identity()}\n`);
    return;
  }
  const settings = getSettings();
  const { file, manifest } = await createBackup(settings);
  const rows = Object.values(manifest.counts).reduce((sum, count) => sum + count, 0);
  const encryption = settings.BACKUP_KEY ? 'encrypted' : 'not encrypted';
  process.stdout.write(
    `${file}: ${rows} rows and ${manifest.files} files, read back and compared, ${encryption}.\n`,
  );
});
