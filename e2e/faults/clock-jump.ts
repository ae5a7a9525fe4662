import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openAdmin, signIn } from '../system/admin.ts';
import { startPair, withoutWarmUp } from '../system/pair.ts';
import { waitForCopies, watchPages } from '../system/watcher.ts';
import type { Fault } from './fault.ts';
import { countStored, findLost, sendMessage } from './messages.ts';

const PAGES = ['/', '/blogs', '/contact-us'];

const HOUR = 3_600_000;

/** The clock of both processes goes back, or ahead, by an hour. */
export const clockJump: Fault = {
  name: 'clock-jump',
  title: 'the clock is set back and ahead by an hour',
  inQuick: false,
  async run({ template, printProgress }) {
    const failures: string[] = [];
    const figures: Record<string, number> = {};
    for (const [name, jump] of [
      ['back', -HOUR],
      ['ahead', HOUR],
    ] as const) {
      const preload = join(import.meta.dirname, '../system/shift-clock.mjs');
      const env = { CLOCK_JUMP_MS: String(jump), NODE_OPTIONS: `--import=${preload}` };
      const pair = await startPair({ LOG_LEVEL: 'fatal', ...withoutWarmUp, ...env }, template);
      try {
        await waitForCopies(pair.website.url, PAGES);
        const stop = watchPages(pair.website.url, PAGES);
        await sleep(2000);
        for (const { child } of [pair.website, pair.dashboard]) child.kill('SIGUSR2');
        const subject = `Clock ${name}`;
        const isTaken = await sendMessage(pair.website.url, subject, crypto.randomUUID());
        if (!isTaken) failures.push(`${name}: no message was taken`);
        const admin = openAdmin(pair.dashboard.url, await signIn(pair.dashboard.url));
        const id = await admin.createDraft(`The clock went ${name}`);
        await admin.setBlog(id, { _status: 'published' });
        const published = performance.now();
        const path = `/blogs/the-clock-went-${name}`;
        let isSeen = false;
        while (!isSeen && performance.now() - published < 20_000) {
          const list = await fetch(`${pair.website.url}/blogs`).then((response) => response.text());
          isSeen = list.includes(path);
          await sleep(200);
        }
        figures[`${name}: visible after, s`] = Math.round((performance.now() - published) / 1000);
        if (!isSeen) failures.push(`${name}: what was published is not seen within 20 s`);
        const observed = await stop();
        failures.push(...observed.failures.map((failure) => `${name}: ${failure}`));
        const stored = await countStored(pair.dashboard.url, subject);
        failures.push(...findLost(isTaken ? [subject] : [], stored));
        printProgress(name);
      } finally {
        await pair.dispose();
      }
    }
    return { figures, failures };
  },
};
