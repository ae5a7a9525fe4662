// Looks for memory growth and lost messages: runs both production builds for hours with pages, forms, mails,
// publications and kills. `npm run soak [-- --minutes 60 --pace 1]`; `--pace 4` compresses eight hours to two.
// Both processes are killed in the first quarter, before memory is measured, and once more at the end.

const HOUR = 3_600_000;
const MINUTE = 60_000;

import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { waitUntilSent } from '../e2e/faults/delivery/kill-everything.ts';
import { audit, findBrokenResumes, readStored } from '../e2e/faults/delivery/ledger.ts';
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
const PAGE_EVERY = 20;
const FORM_EVERY = 5000;
const PUBLISH_EVERY = 30_000;
/** Between two memory samples. */
const LOOK_EVERY = 15_000;
/** Between two lines of progress: a run may take a night. */
const SAY_EVERY = 10 * MINUTE;
/** One of this many requests is for a missing page, with a unique query. */
const INVENTED_EVERY = 20;
/** The part of the time before memory is measured, until after the last kill. */
const WARM = 1 / 4;
/** Both processes are killed three times before, each after its restart. */
const SHORTEST = 10;
/** The process of each kill, and its time as a part of the run. */
const KILLS: { at: number; name: AppName }[] = [0.04, 0.1, 0.16].flatMap((at) => [
  { at, name: 'website' },
  { at: at + 0.03, name: 'dashboard' },
]);
/** Time until a killed website has rendered its pages again under load, and requests a failed dashboard again. */
const RECOVERY = 20_000;
/** A run that was suspended for a while does not make up for missed tasks. */
const LATE = 2000;

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

type Ending = 'well' | 'failed' | 'excused';

/** Repeats a task at a steady pace until a time; counts results and failures. */
async function repeat(every: number, until: number, act: (turn: number) => Promise<Ending>) {
  const counted: Record<Ending, number> = { well: 0, failed: 0, excused: 0 };
  const running = new Set<Promise<void>>();
  let next = performance.now();
  for (let turn = 0; performance.now() < until; turn += 1) {
    const one = act(turn)
      .catch(() => 'failed' as const)
      .then((ending) => {
        counted[ending] += 1;
      })
      .finally(() => running.delete(one));
    running.add(one);
    next = Math.min(next + every, until);
    const now = performance.now();
    if (now - next > LATE) next = now;
    await setTimeout(Math.max(0, next - now));
  }
  await Promise.all(running);
  return counted;
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
  const wrong = new Map<string, number>();
  const killed = { website: 0, dashboard: 0 };
  let away = 0;
  let countedFrom = Number.POSITIVE_INFINITY;

  const kill = async (name: AppName) => {
    away += 1;
    await pair[name].stop('SIGKILL');
    await pair.restart(name);
    killed[name] += 1;
    await setTimeout(RECOVERY);
    away -= 1;
  };
  const killAll = async () => {
    for (const { at, name } of KILLS) {
      await setTimeout(Math.max(0, started + at * length - performance.now()));
      await kill(name);
    }
    countedFrom = Math.max(WARM * length, performance.now() - started);
  };
  const look = async () => {
    for (const name of names) {
      const bytes = getResidentBytes(pair[name].child.pid ?? 0);
      samples[name].push({ at: performance.now() - started, bytes });
    }
    return 'well' as const;
  };
  const note = async (what: string, ask: () => Promise<string | undefined>, mayBeAway = true) => {
    const wasAway = away > 0;
    const fault = await ask().catch((error: unknown) => `${error}`);
    if (fault === undefined) return 'well';
    if (mayBeAway && (wasAway || away > 0)) return 'excused';
    wrong.set(`${what}: ${fault}`, (wrong.get(`${what}: ${fault}`) ?? 0) + 1);
    return 'failed';
  };
  const visit = (turn: number) => {
    const isInvented = turn % INVENTED_EVERY === 0;
    const path = isInvented ? `/nothing-${turn}?of=${turn}` : paths[turn % paths.length];
    const client = `203.0.113.${turn % 250}`;
    return note(isInvented ? 'no page' : `${path}`, async () => {
      const url = pair.website.url + path;
      const response = await fetch(url, { headers: { 'X-Forwarded-For': client } });
      await response.arrayBuffer();
      return response.status === (isInvented ? 404 : 200) ? undefined : `${response.status}`;
    });
  };
  const sendOne = async (turn: number) => {
    const form = await sendUntilStored(() => pair.website.url, toFilledForm(turn + 1));
    sent.push(form);
    return form.reference ? undefined : 'not stored in three minutes';
  };
  // This many retries outlast every kill.
  const send = (turn: number) => note('form', () => sendOne(turn), false);
  const publish = (turn: number) =>
    note('publish', async () => {
      await admin.setBlog(post, {
        title: `A post that changes all the time, ${turn}`,
        _status: turn % 2 === 0 ? 'published' : 'draft',
      });
      return undefined;
    });
  const sayMemory = () => {
    for (const name of names) {
      const counted = samples[name].filter(({ at }) => at > countedFrom);
      if (counted.length < 2) continue;
      const [first, last] = [counted[0]?.bytes ?? 0, counted.at(-1)?.bytes ?? 0];
      const most = Math.max(...counted.map(({ bytes }) => bytes));
      console.log(
        `${name}: ${toFigure(first / 1e6)} MB after the warm-up, ${toFigure(last / 1e6)} MB now, ` +
          `${toFigure(most / 1e6)} MB at most, slope ${toFigure(toSlope(counted) / 1e6)} MB/h`,
      );
    }
  };
  const say = async () => {
    const minute = Math.round((performance.now() - started) / MINUTE);
    console.log(`after ${minute} minutes of ${minutes}`);
    sayMemory();
    return 'well' as const;
  };

  const [, , pages, forms, publishes] = await Promise.all([
    repeat(LOOK_EVERY, until, look),
    repeat(SAY_EVERY, until, say),
    repeat(PAGE_EVERY / pace, until, visit),
    repeat(FORM_EVERY / pace, until, send),
    repeat(PUBLISH_EVERY / pace, until, publish),
    killAll(),
  ]);
  console.log(`${minutes} minutes at a pace of ${pace} on ${describeMachine(false)}`);
  for (const [what, { well, failed, excused }] of Object.entries({ pages, forms, publishes })) {
    console.log(`${what}: ${well} well, ${failed} failed, ${excused} while one was killed`);
  }
  for (const [fault, count] of wrong) console.log(`${count} × ${fault}`);
  sayMemory();
  for (const [file, size] of listSizes(settings.dataDir)) {
    const grown = size - (before.get(file) ?? size);
    if (grown > 0) console.log(`${file}: ${toFigure(grown / 1000)} kB more`);
  }
  await Promise.all(names.map(kill));
  console.log(`kills: website ${killed.website}, dashboard ${killed.dashboard}`);
  await waitUntilSent(query, false);
  const books = { sent, ...(await readStored(query)), mails: mailbox.read() };
  const { figures, failures } = audit(books, killed.dashboard);
  const resumes = await query(
    'SELECT email, resume_key FROM submissions WHERE resume_key IS NOT NULL',
  );
  const broken = findBrokenResumes(sent, resumes, join(settings.dataDir, 'resumes'));
  console.log(JSON.stringify(figures));
  for (const failure of [...failures, ...broken]) console.log(failure);
  return failures.length + broken.length + wrong.size === 0;
}

const read = (name: string, standard: number) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? standard : Number(process.argv[at + 1]);
};
stopOnSignals();
try {
  const minutes = read('minutes', 60);
  if (!(minutes >= SHORTEST)) throw new Error(`A soak takes ${SHORTEST} minutes at least.`);
  const template = await openTemplate();
  const mailPair = await startMailPair(template.folder).finally(template.dispose);
  const isWell = await soak(mailPair, minutes, read('pace', 1)).finally(mailPair.dispose);
  await endAll(isWell ? 0 : 1);
} catch (error) {
  await exitWith(error);
}
