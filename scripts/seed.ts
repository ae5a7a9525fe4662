// Fills the dashboard with the sample content, where it is missing.
import { stopOnSignals } from './system/commands.ts';
import { runDashboardCommand } from './system/data.ts';
import { getPlace } from './system/place.ts';
import { explain } from './system/steps.ts';

stopOnSignals();
try {
  await runDashboardCommand('seed', getPlace(), process.argv.slice(2), true);
} catch (error) {
  await explain(error);
}
