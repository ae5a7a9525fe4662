import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault } from './fault.ts';
import { startSupervised, waitUntilReady } from './supervised.ts';
import { waitForCopies, watchPages } from './watcher.ts';

const PAGES = ['/', '/blogs', '/our-work', '/contact-us'];
const INTERVAL = 5000;

/** SIGKILL for the dashboard every five seconds, under the supervision of `npm start`. */
export const killDashboard: Fault = {
  name: 'kill-dashboard',
  title: 'kill -9 of the dashboard every 5 s',
  inQuick: false,
  async run({ minutes, template, say }) {
    const copy = await startSupervised(template);
    try {
      await waitForCopies(copy.website, PAGES);
      const stop = watchPages(copy.website, PAGES);
      const end = performance.now() + minutes * 60_000;
      let kills = 0;
      for (let turn = 1; performance.now() < end; turn += 1) {
        await sleep(INTERVAL);
        const pid = copy.find('dashboard');
        if (pid !== undefined) {
          process.kill(pid, 'SIGKILL');
          kills += 1;
        }
        if (turn % 12 === 0) say(`${turn / 12} of ${minutes} min, ${kills} kills`);
      }
      const { failures, answers: responses, ...figures } = await stop();
      const killed = performance.now();
      await waitUntilReady([copy.website, copy.dashboard]);
      const back = Math.round((performance.now() - killed) / 1000);
      return {
        figures: { minutes, kills, responses, ...figures, 'dashboard ready after, s': back },
        failures,
      };
    } finally {
      await copy.dispose();
    }
  },
};
