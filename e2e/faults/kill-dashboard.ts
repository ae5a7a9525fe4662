import { setTimeout as sleep } from 'node:timers/promises';
import {
  createStartEnvironment,
  findAppProcess,
  type StartEnvironment,
} from '../system/npm-start.ts';
import { waitForCopies, watchPages } from '../system/watcher.ts';
import type { Fault } from './fault.ts';

const PAGES = ['/', '/blogs', '/our-work', '/contact-us'];
const INTERVAL = 5000;

/** Waits until both apps are ready. @throws after two minutes */
async function untilReady({ areBothReady }: StartEnvironment): Promise<void> {
  const deadline = performance.now() + 120_000;
  while (!(await areBothReady())) {
    if (performance.now() > deadline) throw new Error('not ready within two minutes');
    await sleep(200);
  }
}

/** The long form of journeys/crashes.spec.ts: `kill -9` of the dashboard every five seconds, under the supervision of `npm start`. */
export const killDashboard: Fault = {
  name: 'kill-dashboard',
  title: 'the dashboard is killed every 5 s',
  inQuick: false,
  async run({ minutes, template, printProgress }) {
    const home = await createStartEnvironment(template);
    const copy = home.start();
    try {
      await untilReady(home);
      await waitForCopies(home.url, PAGES);
      const stop = watchPages(home.url, PAGES);
      const end = performance.now() + minutes * 60_000;
      let kills = 0;
      for (let turn = 1; performance.now() < end; turn += 1) {
        await sleep(INTERVAL);
        const pid = findAppProcess(copy, 'dashboard');
        if (pid !== undefined) {
          process.kill(pid, 'SIGKILL');
          kills += 1;
        }
        if (turn % 12 === 0) printProgress(`${turn / 12} of ${minutes} min, ${kills} kills`);
      }
      const { failures, responses, ...figures } = await stop();
      const killed = performance.now();
      await untilReady(home);
      const back = Math.round((performance.now() - killed) / 1000);
      return {
        figures: { minutes, kills, responses, ...figures, 'dashboard ready after, s': back },
        failures,
      };
    } finally {
      copy.child.kill('SIGTERM');
      await copy.ended;
      home.dispose();
    }
  },
};
