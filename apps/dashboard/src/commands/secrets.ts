import { parseArgs } from 'node:util';
import { keepFilesPrivate } from '@agency/server/lifecycle';
import { openPayload } from '../platform/open-payload.ts';
import { explainAndExit } from './explain-and-exit.ts';

/** `npm run secrets -- --accept` accepts new secrets after the old ones were lost. */
const { values } = parseArgs({ options: { accept: { type: 'boolean', default: false } } });
keepFilesPrivate();
if (!values.accept) {
  process.stderr.write('Usage: npm run secrets -- --accept\n');
  process.exit(2);
}
const payload = await openPayload({ secrets: 'accepted' }).catch(explainAndExit);
process.stdout.write(
  'The dashboard goes on with the secrets of now. Who had a second factor is let in by npm run admin -- --email … --password …, or by an admin.\n',
);
await payload.destroy();
process.exit(0);
