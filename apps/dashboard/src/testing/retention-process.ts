// A process that starts as the dashboard does, sweeps what is due and nothing else, and ends; for tests that kill it or run
// two of them. It says when it begins and when it is done. SWEEP_AT is the time it begins at; then its clock goes on.
import { keepFilesPrivate } from '@agency/server/lifecycle';
import { openPayload } from '../platform/open-payload.ts';
import { runRetention } from '../retention/run-retention.ts';

keepFilesPrivate();
const payload = await openPayload();
const begin = Date.now();
const at = new Date(process.env.SWEEP_AT ?? begin).getTime();
process.stdout.write('working\n');
await runRetention(payload, { now: () => new Date(at + Date.now() - begin) });
process.stdout.write('done\n');
await payload.destroy();
process.exit(0);
