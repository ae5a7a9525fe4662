// Builds both apps for production, or the named ones: `npm run build -- website`. `--force` also builds unchanged ones.
import { buildApps, chooseBuilds } from './system/builds.ts';
import { stopOnSignals } from './system/commands.ts';
import { readEnvFile } from './system/run-settings.ts';
import { createStepRunner, exitWith } from './system/steps.ts';

stopOnSignals();
try {
  // SITE_URL is part of the build, and must be the same at the start.
  readEnvFile();
  const args = process.argv.slice(2);
  const names = args.filter((arg) => !arg.startsWith('--'));
  const wanted = chooseBuilds(names);
  const step = createStepRunner(1);
  await step(
    'Build',
    () => buildApps(wanted, args.includes('--force')),
    (results) => results,
  );
} catch (error) {
  await exitWith(error);
}
