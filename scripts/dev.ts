// Both programs from source, reloading as files change.
import { join } from 'node:path';
import { endpoints } from '@agency/contracts';
import { root, startProgram, stopOnSignals } from './system/commands.ts';
import { describeFirstAdmin, prepareData } from './system/data.ts';
import { checkPorts, getPlace } from './system/place.ts';
import { answersReady, toEnvironment } from './system/programs.ts';
import { describeAddresses, runBoth } from './system/run-both.ts';
import { countSteps, explain } from './system/steps.ts';

/**
 * Whether the dashboard answers with its content. The first call has it compiled, which takes longer than the website
 * waits.
 */
async function answersContent(url: string): Promise<boolean> {
  try {
    const answer = await fetch(url + endpoints.blogs.path, { signal: AbortSignal.timeout(60_000) });
    return answer.ok;
  } catch {
    return false;
  }
}

stopOnSignals();
try {
  const place = getPlace();
  await checkPorts(place);
  const step = countSteps(2);
  await step('Database and first content', () => prepareData(place));
  const env = { ...toEnvironment(place), NODE_ENV: 'development' };
  const missing = await step('Start', () =>
    runBoth(place, explain, {
      start: (name) =>
        startProgram('node', ['server/main.ts', '--dev'], {
          cwd: join(root, 'apps', name),
          env,
          output: 'pipe',
          detached: true,
          isPrivate: true,
        }),
      isReady: async (name, url) =>
        (await answersReady(url)) && (name === 'website' || (await answersContent(url))),
    }),
  );
  console.log(`${describeAddresses(place, missing)}
${describeFirstAdmin(place)}`);
} catch (error) {
  await explain(error);
}
