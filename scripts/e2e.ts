// End-to-end tests against both production builds. Arguments go to Playwright: `npm run e2e -- contact`.
import { getBrowser } from './system/browser.ts';
import { builds, isFresh, makeBuild } from './system/builds.ts';
import { run, stopOnSignals } from './system/commands.ts';
import { explain } from './system/steps.ts';

stopOnSignals();
try {
  await getBrowser();
  for (const build of builds) {
    if (isFresh(build)) continue;
    console.log(`building the ${build.name} first`);
    await makeBuild(build);
  }
  await run('playwright', ['test', '-c', 'e2e', ...process.argv.slice(2)], { loud: true });
} catch (error) {
  await explain(error);
}
