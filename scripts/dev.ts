// Both apps from source; they reload when files change.
import { join } from 'node:path';
import { endpoints } from '@agency/contracts';
import { isAppReady, respondsOk, toEnvironment } from './system/apps.ts';
import { root, startProcess, stopOnSignals } from './system/commands.ts';
import { describeFirstAdmin, prepareData } from './system/data.ts';
import { describeUrls, runBoth } from './system/run-both.ts';
import { checkPorts, readRunSettings } from './system/run-settings.ts';
import { createStepRunner, exitWith } from './system/steps.ts';

stopOnSignals();
try {
  const settings = readRunSettings();
  await checkPorts(settings);
  const step = createStepRunner(2);
  await step('Database and first content', () => prepareData(settings));
  const env = { ...toEnvironment(settings), NODE_ENV: 'development' };
  const missing = await step('Start', () =>
    runBoth(settings, (name, url) => ({
      start: () =>
        startProcess('node', ['server/main.ts', '--dev'], {
          cwd: join(root, 'apps', name),
          env,
          isPrivate: true,
          output: 'pipe',
          detached: true,
        }),
      // The first request compiles the API of the dashboard, which takes longer than the website waits.
      isReady: async () =>
        (await isAppReady(url)) &&
        (name === 'website' || (await respondsOk(url + endpoints.blogs.path, 60_000))),
    })),
  );
  console.log(`${describeUrls(settings, missing)}\n${describeFirstAdmin(settings)}`);
} catch (error) {
  await exitWith(error);
}
