// Makes a backup of the dashboard's data while everything runs: `npm run backup`.
import { stopOnSignals } from './system/commands.ts';
import { runDashboardCommand } from './system/data.ts';
import { getPlace } from './system/place.ts';
import { explain } from './system/steps.ts';

stopOnSignals();
try {
  await runDashboardCommand('backup', getPlace(), process.argv.slice(2), true);
} catch (error) {
  await explain(error);
}
