import { keepFilesPrivate } from '@agency/server/lifecycle';
import { makeNightlyBackup } from '../backup/nightly-backup.ts';
import { getSettings } from '../platform/settings.ts';
import { explainAndExit } from './explain-and-exit.ts';

/** Started by the dashboard every night, with the days that backups are kept. */
keepFilesPrivate();
try {
  await makeNightlyBackup(getSettings(), Number(process.argv[2]));
} catch (error) {
  explainAndExit(error);
}
