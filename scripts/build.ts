// Builds both programs for production, or those named: `npm run build -- website`. `--force` builds unchanged ones too.
import { builds, makeBuilds } from './system/builds.ts';
import { stopOnSignals } from './system/commands.ts';
import { readEnvFile } from './system/place.ts';
import { countSteps, explain } from './system/steps.ts';

stopOnSignals();
try {
  // The public URL is read here as well as at start: both must find the same one.
  readEnvFile();
  const args = process.argv.slice(2);
  const names = args.filter((arg) => !arg.startsWith('--'));
  const wanted = builds.filter(({ name }) => names.length === 0 || names.includes(name));
  if (wanted.length === 0) throw new Error(`Nothing is called ${names.join(', ')}.`);
  const step = countSteps(1);
  await step(
    'Build',
    () => makeBuilds(wanted, args.includes('--force')),
    (results) => results,
  );
} catch (error) {
  await explain(error);
}
