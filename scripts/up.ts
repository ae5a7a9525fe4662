// From a fresh clone to two running programs. Packages are step 1 (scripts/install.mjs).
import { builds, isFresh, makeBuild } from './system/builds.ts';
import { stopOnSignals } from './system/commands.ts';
import { describeFirstAdmin, prepareData } from './system/data.ts';
import { checkPorts, getPlace } from './system/place.ts';
import { countSteps, explain } from './system/steps.ts';
import { keepAlive, startBoth } from './system/supervise.ts';

stopOnSignals(() => console.log('\nstopping'));
try {
  // A newcomer wants to read the addresses, not a line for each request.
  process.env.LOG_LEVEL ??= 'warn';
  const place = getPlace();
  await checkPorts(place);
  const step = countSteps(3 + builds.length, 2);
  for (const build of builds) {
    await step(
      `Build of the ${build.name}`,
      async () => {
        if (isFresh(build)) return 'unchanged';
        await makeBuild(build);
        return 'built';
      },
      (how) => how,
    );
  }
  await step('Database and first content', () => prepareData(place));
  const programs = await step(
    'Start',
    () => startBoth(place),
    () => 'both are ready',
  );
  console.log(`
Website    http://localhost:${place.port}
Dashboard  http://localhost:${place.dashboardPort}/admin
${describeFirstAdmin(place)}
Ctrl-C stops both.`);
  keepAlive(place, programs, explain);
} catch (error) {
  await explain(error);
}
