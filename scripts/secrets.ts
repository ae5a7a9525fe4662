// Goes on with other secrets after the old ones were lost: `npm run secrets -- --accept`.
import { stopOnSignals } from './system/commands.ts';
import { runDashboardCommand } from './system/data.ts';
import { getPlace } from './system/place.ts';
import { explain } from './system/steps.ts';

stopOnSignals();
try {
  await runDashboardCommand('secrets', getPlace(), process.argv.slice(2), true);
} catch (error) {
  await explain(error);
}
