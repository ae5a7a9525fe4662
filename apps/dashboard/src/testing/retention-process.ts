// Starts like the dashboard, runs retention and exits, for tests that kill it or run two. It prints start and end.
// SWEEP_AT is its time at the start.
import { keepFilesPrivate } from '@agency/server/lifecycle';
import { openPayload } from '../platform/open-payload.ts';
import { runRetention } from './retention.ts';

keepFilesPrivate();
const payload = await openPayload();
const begin = Date.now();
const at = new Date(process.env.SWEEP_AT ?? begin).getTime();
process.stdout.write('working\n');
await runRetention(payload, () => new Date(at + Date.now() - begin));
process.stdout.write('done\n');
await payload.destroy();
process.exit(0);
