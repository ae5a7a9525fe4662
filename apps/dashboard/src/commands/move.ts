import { parseArgs } from 'node:util';
import { move } from '../operations/backup/move.ts';
import { getSettings } from '../platform/settings.ts';
import { runCommand } from './run-command.ts';

/** `npm run move -- --to postgres://… --bucket …` copies database and files elsewhere (docs/deployment.md). */
const { values } = parseArgs({
  options: {
    to: { type: 'string' },
    bucket: { type: 'string' },
    'no-bucket': { type: 'boolean', default: false },
  },
});
await runCommand(async () => {
  const bucket = values['no-bucket'] ? null : values.bucket;
  const { S3_BUCKET } = await move(getSettings(), { to: values.to, bucket });
  process.stdout.write(
    `Everything was copied and compared. Set these and start the dashboard:
  DATABASE_URL=${values.to ? 'as it was given to --to' : 'as before'}
  S3_BUCKET=${S3_BUCKET ?? '(not set)'}
PostgreSQL also needs PAYLOAD_SECRET and INTAKE_SECRET: the lines in the folder secrets of DATA_DIR.
When all is well, delete the old database and files: they hold what people wrote.
`,
  );
});
