// From a fresh clone to two running programs. Packages are step 1 (scripts/install.mjs).
import { makeBuilds } from './system/builds.ts';
import { stopOnSignals } from './system/commands.ts';
import { describeFirstAdmin, findDataProblem } from './system/data.ts';
import { checkPorts, getPlace } from './system/place.ts';
import { describeAddresses, runBoth } from './system/run-both.ts';
import { countSteps, explain } from './system/steps.ts';

stopOnSignals(() => console.log('\nstopping'));
try {
  // A newcomer wants to read the URLs, not a line for each request.
  process.env.LOG_LEVEL ??= 'warn';
  const place = getPlace();
  await checkPorts(place);
  const step = countSteps(3, 2);
  const [, problem] = await step(
    'Builds, database and sample content',
    // Side by side: none keeps every core busy.
    () => Promise.all([makeBuilds(), findDataProblem(place)]),
    ([results, found]) => `${results}; ${found ?? 'content is there'}`,
  );
  const missing = await step(
    'Start',
    () => runBoth(place, explain),
    (names) => (names.length === 0 ? 'both are ready' : `not ready yet: ${names.join(', ')}`),
  );
  console.log(`
${describeAddresses(place, missing)}
${problem ? `\n${problem}\n` : describeFirstAdmin(place)}
Ctrl-C stops both.`);
} catch (error) {
  await explain(error);
}
