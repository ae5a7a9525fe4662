// Runs a command of the dashboard (apps/dashboard/src/commands): `npm run admin -- --email … --password …`.
import { resolve } from 'node:path';
import { stopOnSignals } from './system/commands.ts';
import { type DashboardCommand, runDashboardCommand } from './system/data.ts';
import { readRunSettings } from './system/run-settings.ts';
import { exitWith } from './system/steps.ts';

stopOnSignals();
try {
  const [name, ...args] = process.argv.slice(2) as [DashboardCommand, ...string[]];
  // The command runs in the folder of the dashboard, so relative paths must be resolved here.
  const paths = args.map((one) =>
    name === 'restore' && !one.startsWith('-') ? resolve(one) : one,
  );
  await runDashboardCommand(name, readRunSettings(), paths, true);
} catch (error) {
  await exitWith(error);
}
