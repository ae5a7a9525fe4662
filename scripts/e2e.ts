// End-to-end tests against both production builds. Arguments go to Playwright: `npm run e2e -- contact`.
import { getBrowser } from './system/browser.ts';
import { buildApps } from './system/builds.ts';
import { run, stopOnSignals } from './system/commands.ts';
import { exitWith } from './system/steps.ts';

stopOnSignals();
try {
  await getBrowser();
  console.log(await buildApps());
  const args = process.argv.slice(2);
  // With a filter, Playwright would still run all tests of the projects that the project `alone` depends on.
  const isFiltered = args.some((arg) => !arg.startsWith('-'));
  const options = isFiltered ? ['--no-deps', ...args] : args;
  await run('playwright', ['test', '-c', 'e2e', ...options], { loud: true });
} catch (error) {
  await exitWith(error);
}
