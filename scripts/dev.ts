// Both programs from source, reloading as files change.
import { join } from 'node:path';
import { root, startProgram, stopOnSignals } from './system/commands.ts';
import { describeFirstAdmin, prepareData } from './system/data.ts';
import { checkPorts, getPlace } from './system/place.ts';
import { answersReady, toEnvironment, toUrl } from './system/programs.ts';
import { countSteps, explain } from './system/steps.ts';
import { supervise } from './system/supervise.ts';

stopOnSignals();
try {
  const place = getPlace();
  await checkPorts(place);
  const step = countSteps(1);
  await step('Database and first content', () => prepareData(place));
  const env = { ...toEnvironment(place), NODE_ENV: 'development' };
  const { host, port, dashboardPort } = place;
  const programs = [
    { name: 'dashboard', port: dashboardPort },
    { name: 'website', port },
  ];
  for (const { name, port } of programs) {
    const cwd = join(root, 'apps', name);
    supervise(
      {
        name,
        start: () =>
          startProgram('node', ['server/main.ts', '--dev'], {
            cwd,
            env,
            output: 'pipe',
            detached: true,
            isPrivate: true,
          }),
        isReady: () => answersReady(toUrl(host, port)),
      },
      { end: explain },
    );
  }
  console.log(`Dashboard  http://localhost:${dashboardPort}/admin
${describeFirstAdmin(place)}`);
} catch (error) {
  await explain(error);
}
