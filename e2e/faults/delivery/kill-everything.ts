import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { mountSmallDisk } from '@agency/server/testing/small-disk';
import type { AppName } from '../../../scripts/system/apps.ts';
import { type SentForm, sendUntilStored, toFilledForm } from '../../system/filled-forms.ts';
import { forEachConcurrently } from '../../system/for-each-concurrently.ts';
import { toPercentile } from '../../system/watcher.ts';
import type { Fault, Outcome } from '../fault.ts';
import { compareDeliveries, findBrokenResumes, readStored, toWaits } from './compare-deliveries.ts';
import { type MailPair, startMailPair } from './mail-pair.ts';

type Victim = AppName | 'mail server';

const victims: Victim[] = ['website', 'dashboard', 'mail server'];

interface Plan {
  messages: number;
  kills: Record<Victim, number>;
  /** Number of visitors that send at once. */
  visitors: number;
  /** How long the database is locked and the disk is full, in seconds; 0 for never. */
  phase: number;
  /** Whether the test makes waiting deliveries due at the end: a lease takes two minutes, too long for short runs. */
  makesDeliveriesDue: boolean;
}

const long: Plan = {
  messages: 10_000,
  kills: { website: 60, dashboard: 40, 'mail server': 100 },
  visitors: 24,
  phase: 10,
  makesDeliveriesDue: false,
};
const short: Plan = {
  messages: 90,
  kills: { website: 1, dashboard: 1, 'mail server': 1 },
  visitors: 6,
  phase: 0,
  makesDeliveriesDue: true,
};

/** Size of the disk, MB: resumes leave a part of its free space to the database. */
const DISK = 2000;
/** Longest time between two messages of one visitor, ms. */
const PAUSE = 2000;
/** Longest time until a delivery is retried after the last kill: a lease and the longest pause, milliseconds. */
const RECOVERY = 20 * 60_000;

/** Visitors send all three forms while the website, the dashboard and the mail server are killed. */
export const killEverything: Fault = {
  name: 'kill-everything',
  title: 'website, dashboard and mail server are killed at random while messages arrive',
  inQuick: true,
  async run({ quick, template, printProgress }): Promise<Outcome> {
    const plan = quick ? short : long;
    const disk = plan.phase > 0 ? mountSmallDisk(DISK) : undefined;
    const started = performance.now();
    const mailPair = await startMailPair(template, disk?.folder);
    const { pair, mailbox, query } = mailPair;
    try {
      const { afterRestart, settle, killed } = openKills(mailPair, plan.kills);
      const phases = [
        { at: 0.4 * plan.messages, make: () => lock(mailPair, plan.phase) },
        { at: 0.7 * plan.messages, make: () => fill(disk, plan.phase) },
      ];
      const moments = toKillTimes(plan);
      const sent: SentForm[] = [];
      const numbers = Array.from({ length: plan.messages }, (_, index) => index + 1);
      await forEachConcurrently(numbers, plan.visitors, async (number) => {
        // Visitors pause between messages; otherwise the machine would have no time for mails.
        await sleep(Math.random() * PAUSE);
        sent.push(await sendUntilStored(() => pair.website.url, toFilledForm(number)));
        while ((moments[0]?.at ?? Infinity) <= sent.length) afterRestart(moments.shift()?.victim);
        if (plan.phase > 0 && (phases[0]?.at ?? Infinity) <= sent.length) {
          afterRestart('dashboard', phases.shift()?.make);
        }
        if (sent.length % 500 === 0) printProgress(`${sent.length} of ${plan.messages} messages`);
      });
      await settle();
      printProgress('all kills are done');
      await waitUntilSent(query, plan.makesDeliveriesDue);
      const books = { sent, ...(await readStored(query)), mails: mailbox.read() };
      const repeating = killed.dashboard + killed['mail server'];
      const { figures, failures } = compareDeliveries(books, repeating);
      const resumes = await query(
        'SELECT email, resume_key FROM submissions WHERE resume_key IS NOT NULL',
      );
      const folder = join(pair.settings.dataDir, 'resumes');
      const waits = toWaits(books).toSorted((a, b) => a - b);
      return {
        figures: {
          minutes: Number(((performance.now() - started) / 60_000).toFixed(1)),
          ...figures,
          'website kills': killed.website,
          'dashboard kills': killed.dashboard,
          'mail server kills': killed['mail server'],
          ...(plan.phase > 0 && {
            'database locked, s': plan.phase,
            'disk full, s': disk ? plan.phase : 'not possible here',
          }),
          'Send to mail, median, ms': toPercentile(waits, 0.5),
          'Send to mail, p95, ms': toPercentile(waits, 0.95),
        },
        failures: [...failures, ...findBrokenResumes(sent, resumes, folder)],
      };
    } finally {
      await mailPair.dispose();
      disk?.unmount();
    }
  },
};

/** The times of all kills: after random numbers of messages, the earliest first. */
function toKillTimes({ messages, kills }: Plan): { at: number; victim: Victim }[] {
  return victims
    .flatMap((victim) => Array.from({ length: kills[victim] }, () => victim))
    .map((victim) => ({ at: Math.random() * messages, victim }))
    .sort((one, other) => one.at - other.at);
}

/** Kills processes and restarts them, independent of each other, so that several may be down at once. */
function openKills({ pair, mailbox }: MailPair, planned: Record<Victim, number>) {
  const killed: Record<Victim, number> = { website: 0, dashboard: 0, 'mail server': 0 };
  const under: Record<Victim, Promise<void>> = {
    website: Promise.resolve(),
    dashboard: Promise.resolve(),
    'mail server': Promise.resolve(),
  };
  const kill = async (victim: Victim) => {
    // At a random time, not at the end of a message.
    await sleep(Math.random() * 500);
    if (victim === 'mail server') {
      await mailbox.kill();
      await sleep(Math.random() * 2000);
      await mailbox.start();
    } else {
      await pair[victim].stop('SIGKILL');
      await pair.restart(victim);
    }
    killed[victim] += 1;
  };
  return {
    killed,
    /** Waits until a process has restarted, then runs the task. */
    afterRestart(victim?: Victim, act = () => kill(victim as Victim)) {
      if (!victim) return;
      under[victim] = under[victim].then(act);
      // The caller that waits for all restarts gets the error.
      under[victim].catch(() => undefined);
    },
    /** Waits for all restarts. @throws if one failed */
    async settle() {
      await Promise.all(Object.values(under));
      const missing = victims.filter((victim) => killed[victim] < planned[victim]);
      if (missing.length > 0) throw new Error(`not killed as planned: ${missing.join(', ')}`);
    },
  };
}

/** Another process locks the database. */
async function lock({ query }: MailPair, seconds: number): Promise<void> {
  await query('BEGIN EXCLUSIVE');
  await sleep(seconds * 1000);
  await query('ROLLBACK');
}

async function fill(disk: ReturnType<typeof mountSmallDisk>, seconds: number): Promise<void> {
  disk?.fill();
  await sleep(seconds * 1000);
  disk?.empty();
}

/**
 * Waits until no delivery is queued, or none was sent for as long as a lease and the longest pause.
 * @param makesDeliveriesDue makes queued deliveries due
 */
export async function waitUntilSent(
  query: MailPair['query'],
  makesDeliveriesDue: boolean,
): Promise<void> {
  let waiting = Number.POSITIVE_INFINITY;
  let deadline = 0;
  for (;;) {
    if (makesDeliveriesDue) {
      const past = "'2020-01-01T00:00:00.000Z'";
      await query(`UPDATE deliveries SET next_try_at = ${past} WHERE state = 'queued'`);
    }
    const [left] = await query("SELECT count(*) AS left FROM deliveries WHERE state = 'queued'");
    const now = performance.now();
    if (Number(left?.left) < waiting) deadline = now + RECOVERY;
    waiting = Number(left?.left);
    if (waiting === 0 || now > deadline) return;
    await sleep(1000);
  }
}
