import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { keepFilesPrivate } from '@agency/server/lifecycle';
import { cleanUp, move, undoMove } from '../move/move.ts';
import { type DashboardSettings, getSettings } from '../platform/settings.ts';
import { explainAndExit } from './explain-and-exit.ts';

/** `npm run move -- --to postgres://… --bucket …` moves rows and files (docs/deployment.md). */
const { values } = parseArgs({
  options: {
    to: { type: 'string' },
    bucket: { type: 'string' },
    'no-bucket': { type: 'boolean', default: false },
    clean: { type: 'boolean', default: false },
    undo: { type: 'boolean', default: false },
  },
});
const say = (line: string) => process.stdout.write(`${line}\n`);
keepFilesPrivate();
try {
  const settings = getSettings();
  if (values.undo) {
    await undoMove(settings);
    say(
      'The database of the settings takes writes again. What the move has copied is left as it is.',
    );
  } else if (values.clean) {
    const gone = await cleanUp(settings);
    say(`Deleted: ${gone.join(', ') || 'nothing'}. A PostgreSQL database is left to its owner.`);
  } else {
    const bucket = values['no-bucket'] ? null : values.bucket;
    const { rows, files, target } = await move(settings, { to: values.to, bucket });
    if (rows !== undefined) say(`${rows} rows moved, counted and compared by their hashes.`);
    if (files !== undefined) say(`${files} files moved, compared by their hashes.`);
    sayWhatToDo(target);
  }
} catch (error) {
  explainAndExit(error);
}

function sayWhatToDo({ DATABASE_URL, S3_BUCKET, DATA_DIR }: DashboardSettings): void {
  const isPostgres = DATABASE_URL?.startsWith('postgres');
  say('The old place refuses every change from now on. Set and start the dashboard again:');
  say(`  DATABASE_URL=${isPostgres ? 'as it was given to --to' : (DATABASE_URL ?? '(not set)')}`);
  say(`  S3_BUCKET=${S3_BUCKET ?? '(not set)'}`);
  if (isPostgres) {
    for (const name of ['PAYLOAD_SECRET', 'INTAKE_SECRET'] as const) {
      if (process.env[name]) continue;
      const file = join(DATA_DIR, 'secrets', name.toLowerCase().replaceAll('_', '-'));
      say(`  ${name}=the line in ${file}; every machine needs the same`);
    }
  }
  say(
    'When all is well, npm run move -- --clean deletes the old rows and files: they hold what people wrote.',
  );
}
