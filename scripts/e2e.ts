// End-to-end tests against both production builds. Arguments go to Playwright: `npm run e2e -- contact`.
import { getBrowser } from './system/browser.ts';
import { makeBuilds } from './system/builds.ts';
import { run, stopOnSignals } from './system/commands.ts';
import { explain } from './system/steps.ts';

stopOnSignals();
try {
  await getBrowser();
  console.log(await makeBuilds());
  await run('playwright', ['test', '-c', 'e2e', ...process.argv.slice(2)], { loud: true });
} catch (error) {
  await explain(error);
}
