import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { query } from '../../../apps/dashboard/src/testing/postgres.ts';
import {
  type Closing,
  type Cluster,
  close,
  describeMissingTools,
  openCluster,
} from '../../cluster/cluster.ts';
import { makeAccounts, openAdmin, signIn } from '../../system/admin.ts';
import { type SentForm, sendUntilStored, toFilledForm } from '../../system/filled-forms.ts';
import { forEachConcurrently } from '../../system/for-each-concurrently.ts';
import { toPercentile, waitForCopies, watchPages } from '../../system/watcher.ts';
import type { Fault, Outcome } from '../fault.ts';
import { compareDeliveries, findBrokenResumes, readStored, toWaits } from './compare-deliveries.ts';
import { waitUntilSent } from './kill-everything.ts';
import { mailPairSettings, makeTargets } from './mail-pair.ts';
import { openMailbox } from './mailbox.ts';

interface Plan {
  messages: number;
  /** Restarts of each of the four processes: half of them with SIGKILL, half with SIGTERM. */
  rounds: number;
  restartsOfDatabase: number;
  visitors: number;
  /** Longest time between two messages of one visitor, ms. */
  pause: number;
  /** Whether the test makes waiting deliveries due at the end, because a lease takes two minutes. */
  makesDeliveriesDue: boolean;
}

/** Messages for each minute of the run: ten minutes are 10,000 messages. */
const toLong = (minutes: number): Plan => ({
  messages: Math.ceil(1000 * minutes),
  rounds: Math.ceil(minutes),
  restartsOfDatabase: 5,
  visitors: 24,
  pause: 1000,
  makesDeliveriesDue: false,
});
const short: Plan = {
  messages: 60,
  rounds: 1,
  restartsOfDatabase: 1,
  visitors: 6,
  pause: 200,
  makesDeliveriesDue: true,
};

/** A published post must be visible after this time, ms. */
const LATEST = 10_000;
const PAGES = ['/', '/contact-us', '/careers', '/our-work'];

/** Two websites and two dashboards behind nginx: while any one is down, pages load and each message is stored once. */
export const replicas: Fault = {
  name: 'replicas',
  title:
    'each of two websites and two dashboards behind nginx is ended in turn, and PostgreSQL restarted',
  inQuick: 'nightly',
  async run({ quick, minutes, printProgress }): Promise<Outcome> {
    const skipped = await describeMissingTools();
    if (skipped) return { figures: {}, failures: [], skipped };
    const plan = quick ? short : toLong(minutes);
    const mailbox = await openMailbox();
    const closing: Closing[] = [mailbox.dispose];
    try {
      const cluster = await openCluster(closing, {
        env: { ...mailPairSettings, SMTP_URL: mailbox.url },
        prepare: makeAccounts,
      });
      await makeTargets(cluster.dashboard);
      await waitForCopies(cluster.website, PAGES);
      const request = (sql: string) => query(cluster.databaseUrl, sql);
      const started = performance.now();
      const stopWatching = watchPages(cluster.website, PAGES);
      const sent: SentForm[] = [];
      const ending = endEach(cluster, plan, () => sent.length);
      const numbers = Array.from({ length: plan.messages }, (_, index) => index + 1);
      await forEachConcurrently(numbers, plan.visitors, async (number) => {
        await sleep(Math.random() * plan.pause);
        sent.push(await sendUntilStored(() => cluster.website, toFilledForm(number)));
        if (sent.length % 500 === 0) printProgress(`${sent.length} of ${plan.messages} messages`);
      });
      const { kills, stops, restarts } = await ending;
      const observed = await stopWatching();
      printProgress('all restarts are done');
      const published = await publish(cluster);
      await waitUntilSent(request, plan.makesDeliveriesDue);
      const books = { sent, ...(await readStored(request)), mails: mailbox.read() };
      const { figures, failures } = compareDeliveries(books, kills);
      const resumes = await request(
        'SELECT email, resume_key FROM submissions WHERE resume_key IS NOT NULL',
      );
      const waits = toWaits(books).toSorted((a, b) => a - b);
      return {
        figures: {
          minutes: Number(((performance.now() - started) / 60_000).toFixed(1)),
          ...figures,
          'sent again': sent.filter(({ attempts }) => attempts > 1).length,
          'process kills': kills,
          'process stops': stops,
          'PostgreSQL restarts': restarts,
          pages: observed.responses,
          'pages, p99, ms': observed.p99,
          'pages, longest, ms': observed.longest,
          'visible on both websites after, ms': published.ms,
          'Send to mail, p95, ms': toPercentile(waits, 0.95),
        },
        failures: [
          ...failures,
          ...published.failures,
          ...observed.failures.map((failure) => `a visitor saw ${failure}`),
          ...findBrokenResumes(sent, resumes, join(cluster.dataDir, 'resumes')),
        ],
      };
    } finally {
      await close(closing);
    }
  },
};

/** URLs of the websites, without nginx. */
const getWebsites = ({ replicas: all }: Cluster) =>
  all.filter(({ name }) => name === 'website').map(({ url }) => url) as [string, string];

/** Publishes a post with one dashboard: both websites must show it within ten seconds. */
async function publish(cluster: Cluster) {
  const { dashboard } = cluster;
  const admin = openAdmin(dashboard, await signIn(dashboard));
  const title = 'Two of everything';
  const id = await admin.createDraft(title);
  await admin.setBlog(id, { _status: 'published' });
  const started = performance.now();
  const shows = async (url: string) =>
    (await (await fetch(`${url}/blogs/two-of-everything`)).text()).includes(title);
  const isSeen = async () => (await Promise.all(getWebsites(cluster).map(shows))).every(Boolean);
  while (!(await isSeen()) && performance.now() - started < LATEST) await sleep(100);
  const ms = Math.round(performance.now() - started);
  return { ms, failures: ms < LATEST ? [] : ['a post that was published is not on both websites'] };
}

/** Restarts one process at a time, and PostgreSQL in between, spread over all messages. */
async function endEach({ replicas: all, postgres }: Cluster, plan: Plan, countSent: () => number) {
  const acts = Array.from({ length: plan.rounds }, (_, round) => round).flatMap((round) =>
    all.map((replica, index) => ({ replica, kills: (round + index) % 2 === 0 })),
  );
  const ended = { kills: 0, stops: 0, restarts: 0 };
  for (const [index, { replica, kills }] of acts.entries()) {
    while (countSent() < ((index + 0.5) / (acts.length + 1)) * plan.messages) await sleep(20);
    await sleep(Math.random() * 200);
    await replica.restart(kills ? 'SIGKILL' : 'SIGTERM');
    ended[kills ? 'kills' : 'stops'] += 1;
    if (ended.restarts >= ((index + 1) / acts.length) * plan.restartsOfDatabase) continue;
    await postgres.stop();
    await postgres.start();
    ended.restarts += 1;
  }
  return ended;
}
