import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { query } from '../../../apps/dashboard/src/testing/postgres.ts';
import { readLastRelease } from '../../../scripts/release/last-release.ts';
import { buildRelease } from '../../../scripts/release/other-release.ts';
import { type Closing, close, describeMissingTools, openCluster } from '../../cluster/cluster.ts';
import { type Admin, makeAccounts, openAdmin, signIn } from '../../system/admin.ts';
import { type SentForm, sendUntilStored, toFilledForm } from '../../system/filled-forms.ts';
import { requestPage, waitForCopies, watchPages } from '../../system/watcher.ts';
import type { Fault, Outcome } from '../fault.ts';
import { compareDeliveries, readStored } from './compare-deliveries.ts';
import { waitUntilSent } from './kill-everything.ts';
import { mailPairSettings, makeTargets } from './mail-pair.ts';
import { openMailbox } from './mailbox.ts';

const PAGES = ['/', '/our-work', '/blogs', '/contact-us', '/careers', '/privacy-policy'];
/** Pause between two messages, ms. */
const PAUSE = 500;
/** A published change must be visible on both websites after this time, ms. */
const LATEST = 10_000;

/** A website and a dashboard of the last release and of this one, side by side on the database of this one. */
export const releaseSkew: Fault = {
  name: 'release-skew',
  title: 'the last release and this one run side by side on one PostgreSQL',
  inQuick: false,
  async run({ minutes, from = readLastRelease().commit, printProgress }): Promise<Outcome> {
    const skipped = await describeMissingTools();
    if (skipped) return { figures: {}, failures: [], skipped };
    if (from === null) return { figures: {}, failures: [], skipped: 'nothing was released yet' };
    printProgress(`building ${from}`);
    const otherCheckout = await buildRelease(from);
    const mailbox = await openMailbox();
    const closing: Closing[] = [mailbox.dispose];
    try {
      const cluster = await openCluster(closing, {
        otherCheckout,
        env: { ...mailPairSettings, SMTP_URL: mailbox.url },
        // A command of this release migrates the database.
        prepare: makeAccounts,
      });
      await makeTargets(cluster.dashboard);
      await waitForCopies(cluster.website, PAGES);
      const until = performance.now() + minutes * 60_000;
      const stopWatching = watchPages(cluster.website, PAGES);
      const sent: SentForm[] = [];
      const sending = (async () => {
        for (let visitor = 1; performance.now() < until; visitor += 1) {
          sent.push(await sendUntilStored(() => cluster.website, toFilledForm(visitor)));
          await sleep(PAUSE);
        }
      })();
      // Each request reaches one of the two releases; the session is valid in both.
      const admin = openAdmin(cluster.dashboard, await signIn(cluster.dashboard));
      const sites = cluster.replicas.filter(({ name }) => name === 'website').map(({ url }) => url);
      const edited = await edit(admin, sites, until);
      await sending;
      const observed = await stopWatching();
      const files = await findLostFiles(cluster.website, sites);
      const rows = (sql: string) => query(cluster.databaseUrl, sql);
      await waitUntilSent(rows, false);
      const books = { sent, ...(await readStored(rows)), mails: mailbox.read() };
      const { figures, failures } = compareDeliveries(books, 0);
      return {
        figures: {
          minutes,
          'other release': from.slice(0, 9),
          ...figures,
          'sent again': sent.filter(({ attempts }) => attempts > 1).length,
          pages: observed.responses,
          'posts published and changed': edited.posts,
          'visible on both websites after, longest, ms': edited.longest,
        },
        failures: [
          ...failures,
          ...sent
            .filter(({ attempts }) => attempts > 1)
            .map(({ form, attempts }) => `a visitor pressed Send ${attempts} times: ${form}`),
          ...observed.failures.map((failure) => `a visitor saw ${failure}`),
          ...edited.failures,
          ...files,
        ],
      };
    } finally {
      await close(closing);
    }
  },
};

/** An editor creates, publishes, changes and unpublishes posts, one after the other, on both releases. */
async function edit(admin: Admin, sites: string[], until: number) {
  const failures: string[] = [];
  let [posts, longest] = [0, 0];
  for (; performance.now() < until; posts += 1) {
    const title = `Skewed ${posts}`;
    const wait = async (what: string, fits: (text: string) => boolean) => {
      const ms = await waitForBoth(sites, `/blogs/skewed-${posts}`, fits);
      longest = Math.max(longest, ms);
      if (ms >= LATEST) failures.push(`${title} is not ${what} on both websites`);
    };
    try {
      const id = await admin.createDraft(title);
      await admin.setBlog(id, { _status: 'published' });
      await wait('shown', (text) => text.includes(title));
      for (const change of ['first', 'second']) {
        await admin.setBlog(id, { description: `${title}: the ${change} change.` });
        await wait('changed', (text) => text.includes(`the ${change} change`));
      }
      await admin.setBlog(id, { _status: 'draft' });
      await wait('gone', (text) => !text.includes(`${title}:`));
    } catch (error) {
      failures.push(`an editor saw ${error instanceof Error ? error.message : error}`);
    }
  }
  return { posts, longest, failures };
}

async function waitForBoth(sites: string[], path: string, fits: (text: string) => boolean) {
  const started = performance.now();
  const hasText = async (url: string) => fits(await (await fetch(url + path)).text());
  while (performance.now() - started < LATEST) {
    if ((await Promise.all(sites.map(hasText))).every(Boolean)) break;
    await sleep(200);
  }
  return Math.round(performance.now() - started);
}

/** Files that a page of either release names and that the proxy does not find. */
async function findLostFiles(proxy: string, sites: string[]): Promise<string[]> {
  const agent = new Agent();
  const lost: string[] = [];
  for (const site of sites) {
    for (const page of PAGES) {
      const text = await (await fetch(site + page)).text();
      for (const file of new Set(text.match(/\/_astro\/[\w.@-]+/g))) {
        const { status } = await requestPage(proxy + file, agent);
        if (status !== 200) lost.push(`${file} of ${page}: ${status}`);
      }
    }
  }
  agent.destroy();
  return [...new Set(lost)];
}
