import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getFreePort } from '../../scripts/system/ports.ts';
import { startOne, waitUntilReady } from '../../scripts/system/programs.ts';
import type { Fault, Outcome } from './fault.ts';
import { countStored, findLost, sendMessage } from './messages.ts';
import { makeKnown, watchPages } from './watcher.ts';

const PAGES = ['/', '/blogs', '/contact-us'];

/** The disk both programs write to is full, and has room again later. */
export const diskFull: Fault = {
  name: 'disk-full',
  title: 'a full disk, and room again',
  inQuick: false,
  async run({ template }): Promise<Outcome> {
    const disk = mkdtempSync(join(tmpdir(), 'agency-disk-'));
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=128m', 'tmpfs', disk], { stdio: 'ignore' });
    } catch {
      rmSync(disk, { recursive: true, force: true });
      return { figures: {}, failures: [], skipped: 'this account may not mount a small disk' };
    }
    const unmount = () => execFileSync('umount', ['--lazy', disk]);
    // Also when the run is ended by hand.
    process.once('exit', unmount);
    const dataDir = join(disk, 'data');
    cpSync(template, dataDir, { recursive: true });
    const [port, dashboardPort] = [await getFreePort(), await getFreePort()];
    const env = { LOG_LEVEL: 'fatal', SITE_URL: '', DASHBOARD_URL: '' };
    const place = { host: '127.0.0.1', port, dashboardPort, dataDir, env };
    const programs = [startOne('dashboard', place), startOne('website', place)];
    const [dashboard, website] = programs.map(({ url }) => url) as [string, string];
    const filler = join(disk, 'filler');
    const acknowledged: string[] = [];
    const failures: string[] = [];
    const send = async (subject: string) => {
      const isTaken = await sendMessage(website, subject, crypto.randomUUID());
      if (isTaken) acknowledged.push(subject);
      return isTaken;
    };
    try {
      await Promise.all(programs.map((program) => waitUntilReady(program)));
      if (!(await send('Disk before'))) failures.push('no message was taken before');
      await makeKnown(website, PAGES);

      const { bavail, bsize } = statfsSync(disk);
      try {
        writeFileSync(filler, Buffer.alloc(bavail * bsize));
      } catch (error) {
        // The file system keeps a little for itself: written until nothing more fits.
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      }
      const stop = watchPages(website, PAGES);
      let refused = 0;
      for (let count = 0; count < 15; count += 1) {
        if (!(await send(`Disk full ${count}`))) refused += 1;
      }
      const seen = await stop();
      rmSync(filler);
      if (!(await send('Disk after'))) failures.push('no message was taken with room again');
      const stored = await countStored(dashboard, 'Disk');
      failures.push(...seen.failures, ...findLost(acknowledged, stored));
      return {
        figures: { refused, acknowledged: acknowledged.length, 'website p99, ms': seen.p99 },
        failures,
      };
    } finally {
      await Promise.all(programs.map((program) => program.stop()));
      process.off('exit', unmount);
      unmount();
      rmSync(disk, { recursive: true, force: true });
    }
  },
};
