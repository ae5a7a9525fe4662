import { openPayload } from '../platform/open-payload.ts';
import { runCommand } from './run-command.ts';

/** Migrates a database to which rows are copied, or of the tests. */
await runCommand(async () => {
  const payload = await openPayload({ secrets: 'unused' });
  await payload.destroy();
});
