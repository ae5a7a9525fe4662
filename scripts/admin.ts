// Makes an admin of the dashboard, or resets one: `npm run admin -- --email … --password …`.
import { stopOnSignals } from './system/commands.ts';
import { runDashboardCommand } from './system/data.ts';
import { getPlace } from './system/place.ts';
import { explain } from './system/steps.ts';

stopOnSignals();
try {
  await runDashboardCommand('admin', getPlace(), process.argv.slice(2), true);
} catch (error) {
  await explain(error);
}
