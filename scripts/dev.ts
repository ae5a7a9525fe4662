// Both programs from source, reloading as files change.
import { join } from 'node:path';
import { root, startProgram, stopOnSignals } from './system/commands.ts';
import { describeFirstAdmin, prepareData } from './system/data.ts';
import { checkPorts, getPlace } from './system/place.ts';
import { toEnvironment } from './system/programs.ts';
import { countSteps, explain } from './system/steps.ts';

stopOnSignals();
try {
  const place = getPlace();
  await checkPorts(place);
  const step = countSteps(1);
  await step('Database and first content', () => prepareData(place));
  const env = { ...toEnvironment(place), NODE_ENV: 'development' };
  const programs = [
    startProgram('node', ['server/main.ts', '--dev'], {
      cwd: join(root, 'apps/dashboard'),
      env,
      output: 'inherit',
      detached: true,
    }),
    startProgram('astro', ['dev', '--port', String(place.port), '--host', place.host], {
      cwd: join(root, 'apps/website'),
      env,
      output: 'inherit',
      detached: true,
    }),
  ];
  for (const child of programs) {
    child.once('exit', (code) => void explain(`${child.spawnargs.join(' ')} ended (${code}).`));
  }
  console.log(`Dashboard  http://localhost:${place.dashboardPort}/admin
${describeFirstAdmin(place)}`);
} catch (error) {
  await explain(error);
}
