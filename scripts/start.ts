// Starts both builds. It installs and builds nothing.
import { builds, isBuilt, isFresh } from './system/builds.ts';
import { stopOnSignals } from './system/commands.ts';
import { checkPorts, getPlace } from './system/place.ts';
import { describeUrls, runBoth } from './system/run-both.ts';
import { explain } from './system/steps.ts';

stopOnSignals();
try {
  const place = getPlace();
  for (const build of builds) {
    if (!isBuilt(build)) throw new Error(`The ${build.name} is not built. Type: npm run up`);
    if (!isFresh(build)) {
      console.log(`The ${build.name}'s build is older than its sources; npm run build renews it.`);
    }
  }
  await checkPorts(place);
  console.log(describeUrls(place, await runBoth(place)));
} catch (error) {
  await explain(error);
}
