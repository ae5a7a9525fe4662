// From a fresh clone to two running apps. Step 1 installs the packages (scripts/install.mjs).
import { buildApps } from './system/builds.ts';
import { stopOnSignals } from './system/commands.ts';
import { describeFirstAdmin, findDataProblem } from './system/data.ts';
import { describeUrls, runBoth } from './system/run-both.ts';
import { checkPorts, readRunSettings } from './system/run-settings.ts';
import { createStepRunner, exitWith } from './system/steps.ts';

stopOnSignals(() => console.log('\nstopping'));
try {
  // Otherwise the URLs scroll away between the logs of requests.
  process.env.LOG_LEVEL ??= 'warn';
  const settings = readRunSettings();
  await checkPorts(settings);
  const step = createStepRunner(3, 2);
  const [, problem] = await step(
    'Builds, database and sample content',
    () => Promise.all([buildApps(), findDataProblem(settings)]),
    ([results, found]) => `${results}; ${found ?? 'content is in the database'}`,
  );
  const missing = await step(
    'Start',
    () => runBoth(settings),
    (names) => (names.length === 0 ? 'both are ready' : `not ready yet: ${names.join(', ')}`),
  );
  console.log(`
${describeUrls(settings, missing)}
${problem ? `\n${problem}\n` : describeFirstAdmin(settings)}
Ctrl-C stops both.`);
} catch (error) {
  await exitWith(error);
}
