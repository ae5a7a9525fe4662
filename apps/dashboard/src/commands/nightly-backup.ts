import { keepFilesPrivate } from '@agency/server/lifecycle';
import { makeNightlyBackup } from '../backup/nightly-backup.ts';
import { getSettings } from '../platform/settings.ts';
import { explainAndExit } from './explain-and-exit.ts';

/** The dashboard forks it nightly, with the retention of backups in days. */
keepFilesPrivate();
try {
  await makeNightlyBackup(getSettings(), Number(process.argv[2]));
} catch (error) {
  explainAndExit(error);
}
