// Moves rows and files to another database and another place for files: `npm run move -- --to postgres://… --bucket …`.
import { stopOnSignals } from './system/commands.ts';
import { runDashboardCommand } from './system/data.ts';
import { getPlace } from './system/place.ts';
import { explain } from './system/steps.ts';

stopOnSignals();
try {
  await runDashboardCommand('move', getPlace(), process.argv.slice(2), true);
} catch (error) {
  await explain(error);
}
