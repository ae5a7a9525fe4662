import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { startPair, withoutWarmUp } from '../system/pair.ts';
import { waitForCopies, watchPages } from '../system/watcher.ts';
import type { Fault } from './fault.ts';
import { countSubjects, findLost, sendMessage } from './messages.ts';

const PAGES = ['/', '/blogs', '/contact-us'];

/** Another process locks the database, as a careless backup does. */
export const lockedDatabase: Fault = {
  name: 'locked-database',
  title: 'the database is locked by another process for 10 s',
  inQuick: true,
  async run({ quick, template }) {
    const seconds = quick ? 4 : 10;
    const pair = await startPair({ LOG_LEVEL: 'fatal', ...withoutWarmUp }, template);
    const lock = new DatabaseSync(join(pair.settings.dataDir, 'dashboard.db'));
    try {
      await sendMessage(pair.website.url, 'Lock before', crypto.randomUUID());
      await waitForCopies(pair.website.url, PAGES);
      const pages = watchPages(pair.website.url, PAGES);
      const health = watchPages(pair.dashboard.url, ['/healthz'], { every: 50 });
      lock.exec('BEGIN EXCLUSIVE');
      const id = crypto.randomUUID();
      const sending = sendMessage(pair.website.url, 'Lock during', id);
      await sleep(seconds * 1000);
      lock.exec('ROLLBACK');
      const acknowledged = (await sending) ? ['Lock during'] : [];
      const [observed, healthy] = [await pages(), await health()];
      const isTaken = await sendMessage(pair.website.url, 'Lock after', crypto.randomUUID());
      // Read by another process: what is on disk, not in the dashboard's own connection.
      const rows = lock.prepare(
        "SELECT topic AS subject FROM submissions WHERE topic LIKE 'Lock%'",
      );
      const stored = countSubjects(rows.all());
      const figures = {
        seconds,
        'website p99, ms': observed.p99,
        'longest pause of the dashboard, ms': healthy.longest,
      };
      return {
        figures,
        failures: [
          ...observed.failures,
          ...healthy.failures,
          ...findLost(acknowledged, stored),
          ...(isTaken ? [] : ['no message was taken after the lock was gone']),
          // Machines stall at times next to other tests; writers wait for the lock for its complete duration.
          ...(healthy.longest > seconds * 500
            ? ['the dashboard did not respond for half of the time']
            : []),
        ],
      };
    } finally {
      lock.close();
      await pair.dispose();
    }
  },
};
