import { mountSmallDisk } from '@agency/server/testing/small-disk';
import { startPair, withoutWarmUp } from '../system/pair.ts';
import { waitForCopies, watchPages } from '../system/watcher.ts';
import type { Fault, Outcome } from './fault.ts';
import { countStored, findLost, sendMessage } from './messages.ts';

const PAGES = ['/', '/blogs', '/contact-us'];

/** The disk of both processes is full, and has space again later. */
export const diskFull: Fault = {
  name: 'disk-full',
  title: 'the disk is full, and has space again',
  inQuick: false,
  async run({ template }): Promise<Outcome> {
    const disk = mountSmallDisk(128);
    if (!disk)
      return { figures: {}, failures: [], skipped: 'this account may not mount a small disk' };
    const acknowledged: string[] = [];
    const failures: string[] = [];
    try {
      const pair = await startPair({ LOG_LEVEL: 'fatal', ...withoutWarmUp }, template, disk.folder);
      const send = async (subject: string) => {
        const isTaken = await sendMessage(pair.website.url, subject, crypto.randomUUID());
        if (isTaken) acknowledged.push(subject);
        return isTaken;
      };
      try {
        if (!(await send('Disk before'))) failures.push('no message was taken before');
        await waitForCopies(pair.website.url, PAGES);
        disk.fill();
        const stop = watchPages(pair.website.url, PAGES);
        let refused = 0;
        for (let count = 0; count < 15; count += 1) {
          if (!(await send(`Disk full ${count}`))) refused += 1;
        }
        const observed = await stop();
        disk.empty();
        if (!(await send('Disk after'))) failures.push('no message was taken with room again');
        const stored = await countStored(pair.dashboard.url, 'Disk');
        failures.push(...observed.failures, ...findLost(acknowledged, stored));
        return {
          figures: { refused, acknowledged: acknowledged.length, 'website p99, ms': observed.p99 },
          failures,
        };
      } finally {
        await pair.dispose();
      }
    } finally {
      disk.unmount();
    }
  },
};
