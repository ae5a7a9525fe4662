// Starts both builds. It installs and builds nothing.
import { builds, isBuilt, isFresh } from './system/builds.ts';
import { stopOnSignals } from './system/commands.ts';
import { describeUrls, runBoth } from './system/run-both.ts';
import { checkPorts, readRunSettings } from './system/run-settings.ts';
import { exitWith } from './system/steps.ts';

stopOnSignals();
try {
  const settings = readRunSettings();
  for (const build of builds) {
    if (!isBuilt(build)) throw new Error(`The ${build.name} is not built. Type: npm run up`);
    if (!isFresh(build)) {
      console.log(`The ${build.name}'s build is older than its sources; npm run build renews it.`);
    }
  }
  await checkPorts(settings);
  console.log(describeUrls(settings, await runBoth(settings)));
} catch (error) {
  await exitWith(error);
}
