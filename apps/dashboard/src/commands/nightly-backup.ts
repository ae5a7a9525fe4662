import { keepFilesPrivate } from '@agency/server/lifecycle';
import { createNightlyBackup, toBackupReason } from '../operations/backup/nightly-backup.ts';
import { getSettings } from '../platform/settings.ts';

/** The dashboard forks it nightly, with the retention of backups in days. It ends with its parent. */
keepFilesPrivate();
process.once('disconnect', () => process.exit(1));
try {
  await createNightlyBackup(getSettings(), Number(process.argv[2]));
  process.exit(0);
} catch (error) {
  process.send?.(toBackupReason(error), () => process.exit(1));
}
