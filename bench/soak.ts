// Looks for memory growth and lost messages: runs both production builds for hours with pages, forms, mails,
// publications and kills. `npm run soak [-- --minutes 60 --pace 1]`; `--pace 4` compresses eight hours to two.
// Both processes are killed in the first quarter, before memory is measured, and once more at the end.

const HOUR = 3_600_000;
const MINUTE = 60_000;

import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import {
  compareDeliveries,
  findBrokenResumes,
  readStored,
} from '../e2e/faults/delivery/compare-deliveries.ts';
import { waitUntilSent } from '../e2e/faults/delivery/kill-everything.ts';
import { type MailPair, startMailPair } from '../e2e/faults/delivery/mail-pair.ts';
import { openAdmin, signIn } from '../e2e/system/admin.ts';
import { type SentForm, sendUntilStored, toFilledForm } from '../e2e/system/filled-forms.ts';
import { openTemplate } from '../e2e/system/pair.ts';
import { getResidentBytes } from '../e2e/system/processes.ts';
import { readSitemap } from '../e2e/system/read-sitemap.ts';
import type { AppName } from '../scripts/system/apps.ts';
import { endAll, stopOnSignals } from '../scripts/system/commands.ts';
import { exitWith } from '../scripts/system/steps.ts';
import { describeMachine, toFigure } from './report.ts';

/** Between two pages, two forms and two publications at a pace of 1, in milliseconds. */
const PAGE_INTERVAL = 20;
const FORM_INTERVAL = 5000;
const PUBLISH_INTERVAL = 30_000;
/** Between two memory samples. */
const SAMPLE_INTERVAL = 15_000;
/** Between two lines of progress. */
const PROGRESS_INTERVAL = 10 * MINUTE;
/** One of this many requests is for a missing page, with a unique query. */
const MISSING_PAGE_EVERY = 20;
/** Share of the run before memory is measured; the kills are in it. */
const WARM_UP_SHARE = 1 / 4;
/** Shorter runs have no time for the kills and restarts. */
const MIN_MINUTES = 10;
/** The process of each kill, and its time as a part of the run. */
const KILLS: { at: number; name: AppName }[] = [0.04, 0.1, 0.16].flatMap((at) => [
  { at, name: 'website' },
  { at: at + 0.03, name: 'dashboard' },
]);
/** Time until a killed website has rendered its pages again under load, and requests a failed dashboard again. */
const RECOVERY = 20_000;
/** If a run was suspended for longer than this, in milliseconds, missed tasks are skipped. */
const MAX_LAG = 2000;

/** A memory sample of a process. */
interface Sample {
  /** Milliseconds since the start. */
  at: number;
  bytes: number;
}

/** Slope of the least-squares line through the samples, in bytes an hour. */
function toSlope(samples: readonly Sample[]): number {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [at, bytes] = [mean(samples.map((one) => one.at)), mean(samples.map((one) => one.bytes))];
  const over = samples.reduce((sum, one) => sum + (one.at - at) * (one.bytes - bytes), 0);
  const under = samples.reduce((sum, one) => sum + (one.at - at) ** 2, 0);
  return (over / under) * HOUR;
}

/** Sizes of all files of a folder, in bytes, by path. */
function listSizes(folder: string): Map<string, number> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true });
  return new Map(
    files
      .filter((file) => file.isFile())
      .map((file) => {
        const path = join(file.parentPath, file.name);
        return [path.slice(folder.length + 1), statSync(path).size];
      }),
  );
}

type Result = 'succeeded' | 'failed' | 'excused';

/** Repeats a task at a steady pace until a time; counts results and failures. */
async function repeat(every: number, until: number, runTask: (turn: number) => Promise<Result>) {
  const counts: Record<Result, number> = { succeeded: 0, failed: 0, excused: 0 };
  const running = new Set<Promise<void>>();
  let next = performance.now();
  for (let turn = 0; performance.now() < until; turn += 1) {
    const one = runTask(turn)
      .catch(() => 'failed' as const)
      .then((result) => {
        counts[result] += 1;
      })
      .finally(() => running.delete(one));
    running.add(one);
    next = Math.min(next + every, until);
    const now = performance.now();
    if (now - next > MAX_LAG) next = now;
    await setTimeout(Math.max(0, next - now));
  }
  await Promise.all(running);
  return counts;
}

async function soak({ pair, mailbox, query }: MailPair, minutes: number, pace: number) {
  const { dashboard, settings } = pair;
  const admin = openAdmin(dashboard.url, await signIn(dashboard.url));
  const post = await admin.createDraft('A post that changes all the time');
  const paths = [
    ...(await readSitemap(pair.website.url)),
    ...['/rss.xml', '/sitemap.xml', '/blogs?page=1'],
  ];
  const before = listSizes(settings.dataDir);
  const started = performance.now();
  const length = minutes * MINUTE;
  const until = started + length;
  const samples: Record<AppName, Sample[]> = { website: [], dashboard: [] };
  const names = Object.keys(samples) as AppName[];
  const sent: SentForm[] = [];
  const failuresByMessage = new Map<string, number>();
  const killed = { website: 0, dashboard: 0 };
  let restarting = 0;
  let measuredFrom = Number.POSITIVE_INFINITY;

  const kill = async (name: AppName) => {
    restarting += 1;
    await pair[name].stop('SIGKILL');
    await pair.restart(name);
    killed[name] += 1;
    await setTimeout(RECOVERY);
    restarting -= 1;
  };
  const killAll = async () => {
    for (const { at, name } of KILLS) {
      await setTimeout(Math.max(0, started + at * length - performance.now()));
      await kill(name);
    }
    measuredFrom = Math.max(WARM_UP_SHARE * length, performance.now() - started);
  };
  const sampleMemory = async () => {
    for (const name of names) {
      const bytes = getResidentBytes(pair[name].child.pid ?? 0);
      samples[name].push({ at: performance.now() - started, bytes });
    }
    return 'succeeded' as const;
  };
  const recordFailure = async (
    what: string,
    request: () => Promise<string | undefined>,
    mayFailWhileRestarting = true,
  ) => {
    const wasRestarting = restarting > 0;
    const message = await request().catch((error: unknown) => `${error}`);
    if (message === undefined) return 'succeeded';
    if (mayFailWhileRestarting && (wasRestarting || restarting > 0)) return 'excused';
    failuresByMessage.set(
      `${what}: ${message}`,
      (failuresByMessage.get(`${what}: ${message}`) ?? 0) + 1,
    );
    return 'failed';
  };
  const visit = (turn: number) => {
    const isMissingPage = turn % MISSING_PAGE_EVERY === 0;
    const path = isMissingPage ? `/nothing-${turn}?of=${turn}` : paths[turn % paths.length];
    const client = `203.0.113.${turn % 250}`;
    return recordFailure(isMissingPage ? 'no page' : `${path}`, async () => {
      const url = pair.website.url + path;
      const response = await fetch(url, { headers: { 'X-Forwarded-For': client } });
      await response.arrayBuffer();
      return response.status === (isMissingPage ? 404 : 200) ? undefined : `${response.status}`;
    });
  };
  const sendOne = async (turn: number) => {
    const form = await sendUntilStored(() => pair.website.url, toFilledForm(turn + 1));
    sent.push(form);
    return form.reference ? undefined : 'not stored in three minutes';
  };
  // This many retries outlast every kill.
  const send = (turn: number) => recordFailure('form', () => sendOne(turn), false);
  const publish = (turn: number) =>
    recordFailure('publish', async () => {
      await admin.setBlog(post, {
        title: `A post that changes all the time, ${turn}`,
        _status: turn % 2 === 0 ? 'published' : 'draft',
      });
      return undefined;
    });
  const printMemory = () => {
    for (const name of names) {
      const measured = samples[name].filter(({ at }) => at > measuredFrom);
      if (measured.length < 2) continue;
      const [first, last] = [measured[0]?.bytes ?? 0, measured.at(-1)?.bytes ?? 0];
      const most = Math.max(...measured.map(({ bytes }) => bytes));
      console.log(
        `${name}: ${toFigure(first / 1e6)} MB after the warm-up, ${toFigure(last / 1e6)} MB now, ` +
          `${toFigure(most / 1e6)} MB at most, slope ${toFigure(toSlope(measured) / 1e6)} MB/h`,
      );
    }
  };
  const printProgress = async () => {
    const minute = Math.round((performance.now() - started) / MINUTE);
    console.log(`after ${minute} minutes of ${minutes}`);
    printMemory();
    return 'succeeded' as const;
  };

  const [, , pages, forms, publishes] = await Promise.all([
    repeat(SAMPLE_INTERVAL, until, sampleMemory),
    repeat(PROGRESS_INTERVAL, until, printProgress),
    repeat(PAGE_INTERVAL / pace, until, visit),
    repeat(FORM_INTERVAL / pace, until, send),
    repeat(PUBLISH_INTERVAL / pace, until, publish),
    killAll(),
  ]);
  console.log(`${minutes} minutes at a pace of ${pace} on ${describeMachine(false)}`);
  for (const [what, { succeeded, failed, excused }] of Object.entries({
    pages,
    forms,
    publishes,
  })) {
    console.log(
      `${what}: ${succeeded} succeeded, ${failed} failed, ${excused} while one was killed`,
    );
  }
  for (const [message, count] of failuresByMessage) console.log(`${count} × ${message}`);
  printMemory();
  for (const [file, size] of listSizes(settings.dataDir)) {
    const grown = size - (before.get(file) ?? size);
    if (grown > 0) console.log(`${file}: ${toFigure(grown / 1000)} kB more`);
  }
  await Promise.all(names.map(kill));
  console.log(`kills: website ${killed.website}, dashboard ${killed.dashboard}`);
  await waitUntilSent(query, false);
  const records = { sent, ...(await readStored(query)), mails: mailbox.read() };
  const { figures, failures } = compareDeliveries(records, killed.dashboard);
  const resumes = await query(
    'SELECT email, resume_key FROM submissions WHERE resume_key IS NOT NULL',
  );
  const broken = findBrokenResumes(sent, resumes, join(settings.dataDir, 'resumes'));
  console.log(JSON.stringify(figures));
  for (const failure of [...failures, ...broken]) console.log(failure);
  return failures.length + broken.length + failuresByMessage.size === 0;
}

const readOption = (name: string, defaultValue: number) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? defaultValue : Number(process.argv[at + 1]);
};
stopOnSignals();
try {
  const minutes = readOption('minutes', 60);
  if (!(minutes >= MIN_MINUTES)) throw new Error(`A soak takes ${MIN_MINUTES} minutes at least.`);
  const template = await openTemplate();
  const mailPair = await startMailPair(template.folder).finally(template.dispose);
  const isSuccess = await soak(mailPair, minutes, readOption('pace', 1)).finally(mailPair.dispose);
  await endAll(isSuccess ? 0 : 1);
} catch (error) {
  await exitWith(error);
}
