import { parseArgs } from 'node:util';
import { openPayload } from '../platform/open-payload.ts';
import { exitWithUsage, runCommand } from './run-command.ts';

/** `npm run secrets -- --accept` accepts new secrets after the old ones were lost. */
const { values } = parseArgs({ options: { accept: { type: 'boolean', default: false } } });
if (!values.accept) exitWithUsage('npm run secrets -- --accept');
await runCommand(async () => {
  const payload = await openPayload({ secrets: 'accepted' });
  process.stdout.write(
    'The dashboard goes on with the secrets of now. Who had a second factor is let in by npm run admin -- --email … --password …, or by an admin.\n',
  );
  await payload.destroy();
});
