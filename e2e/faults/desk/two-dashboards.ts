import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findPostgres } from '@agency/server/testing/find-postgres';
import { query, startPostgres } from '../../../apps/dashboard/src/testing/postgres.ts';
import { getFreePort } from '../../../scripts/system/ports.ts';
import { type Place, startOne, waitUntilReady } from '../../../scripts/system/programs.ts';
import { forEachOfSeveral } from '../../sweep/several.ts';
import { makeAccounts } from '../../system/admin.ts';
import type { Fault, Outcome } from '../fault.ts';
import { toShare } from '../watcher.ts';
import { deskSettings, makeTargets } from './desk.ts';
import { type SentForm, sendUntilStored, toFilledForm } from './filled-forms.ts';
import { audit, readStored, toWaits } from './ledger.ts';
import { openMailbox } from './mailbox.ts';

const MESSAGES = 1000;
const KILLS = 12;
const VISITORS = 12;
/** A lease, and the pause after a failure, ms. */
const RECOVERY = 5 * 60_000;

/** Two dashboards, each behind a website of its own, on one database; one or the other is killed at times. */
export const twoDashboards: Fault = {
  name: 'two-dashboards',
  title: 'kill -9 of one of two dashboards on one PostgreSQL, while messages come in by both',
  inQuick: false,
  async run({ say }): Promise<Outcome> {
    if (!findPostgres()) return { figures: {}, failures: [], skipped: 'there is no PostgreSQL' };
    const postgres = await startPostgres();
    const mailbox = await openMailbox();
    const dataDir = mkdtempSync(join(tmpdir(), 'agency-two-'));
    const url = await postgres.createDatabase();
    const toPlace = async (): Promise<Place> => ({
      host: '127.0.0.1',
      port: await getFreePort(),
      dashboardPort: await getFreePort(),
      dataDir,
      env: {
        ...deskSettings,
        DATABASE_URL: url,
        SMTP_URL: mailbox.url,
        SITE_URL: '',
        DASHBOARD_URL: '',
      },
    });
    const places = [await toPlace(), await toPlace()] as const;
    await makeAccounts(places[0]);
    const dashboards = places.map((place) => startOne('dashboard', place));
    const websites = places.map((place) => startOne('website', place));
    try {
      await Promise.all([...dashboards, ...websites].map((program) => waitUntilReady(program)));
      await makeTargets(dashboards[0]?.url ?? '');
      const started = performance.now();
      const sent: SentForm[] = [];
      let kills = 0;
      const killing = (async () => {
        while (kills < KILLS) {
          await sleep(100);
          if (sent.length < ((kills + 0.5) / KILLS) * MESSAGES) continue;
          await sleep(Math.random() * 300);
          const which = kills % 2;
          await dashboards[which]?.stop('SIGKILL');
          kills += 1;
          const again = startOne('dashboard', places[which] as Place);
          dashboards[which] = again;
          await waitUntilReady(again);
        }
      })();
      const numbers = Array.from({ length: MESSAGES }, (_, index) => index + 1);
      const sending = forEachOfSeveral(numbers, VISITORS, async (number) => {
        const website = websites[number % 2]?.url ?? '';
        sent.push(await sendUntilStored(() => website, toFilledForm(number)));
        if (sent.length % 250 === 0) say(`${sent.length} of ${MESSAGES} messages`);
      });
      await Promise.all([sending, killing]);
      const deadline = performance.now() + RECOVERY;
      const countLeft = async () => {
        const waiting = "SELECT count(*)::int AS left FROM deliveries WHERE state = 'queued'";
        return (await query(url, waiting))[0]?.left;
      };
      while ((await countLeft()) !== 0 && performance.now() < deadline) await sleep(500);
      const stored = await readStored((sql) => query(url, sql));
      const books = { sent, ...stored, mails: mailbox.read() };
      const { figures, failures } = audit(books, kills);
      const waits = toWaits(books).toSorted((a, b) => a - b);
      return {
        figures: {
          minutes: Number(((performance.now() - started) / 60_000).toFixed(1)),
          kills,
          ...figures,
          'from Send to mail, p95, ms': toShare(waits, 0.95),
        },
        failures,
      };
    } finally {
      await Promise.all([...dashboards, ...websites].map((program) => program.stop()));
      await postgres.close();
      await mailbox.dispose();
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
};
