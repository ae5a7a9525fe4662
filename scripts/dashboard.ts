// Runs one of the dashboard's commands (apps/dashboard/src/commands): `npm run admin -- --email … --password …`.
import { resolve } from 'node:path';
import { stopOnSignals } from './system/commands.ts';
import { type DashboardCommand, runDashboardCommand } from './system/data.ts';
import { getPlace } from './system/place.ts';
import { explain } from './system/steps.ts';

stopOnSignals();
try {
  const [name, ...args] = process.argv.slice(2) as [DashboardCommand, ...string[]];
  // The command runs in another folder than the one its file is named from.
  const paths = args.map((one) =>
    name === 'restore' && !one.startsWith('-') ? resolve(one) : one,
  );
  await runDashboardCommand(name, getPlace(), paths, true);
} catch (error) {
  await explain(error);
}
