// Puts a backup back: `npm run restore -- <file> [--replace] [--not-encrypted]`.
import { resolve } from 'node:path';
import { stopOnSignals } from './system/commands.ts';
import { runDashboardCommand } from './system/data.ts';
import { getPlace } from './system/place.ts';
import { explain } from './system/steps.ts';

// The command runs in another folder.
const toPaths = (args: string[]) => args.map((one) => (one.startsWith('-') ? one : resolve(one)));

stopOnSignals();
try {
  await runDashboardCommand('restore', getPlace(), toPaths(process.argv.slice(2)), true);
} catch (error) {
  await explain(error);
}
