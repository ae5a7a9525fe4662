// Whether anything grows that should not: both production builds for an hour at visitors' pace, with pages, forms and
// publishes. `node bench/soak.ts [--minutes 60] [--rate 50]`. The first quarter warms up and is not counted.
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { deskSettings } from '../e2e/faults/desk/desk.ts';
import { sendForm, toFilledForm } from '../e2e/faults/desk/filled-forms.ts';
import { getResidentBytes } from '../e2e/faults/processes.ts';
import { openAdmin, signIn } from '../e2e/system/admin.ts';
import { openTemplate, type Pair, startPair } from '../e2e/system/pair.ts';
import { endAll, stopOnSignals } from '../scripts/system/commands.ts';
import { getPaths } from './pages.ts';
import { describeMachine, toFigure } from './report.ts';

const HOUR = 3_600_000;
const MINUTE = 60_000;
/** Between two looks at memory, two forms and two publishes, in milliseconds. */
const LOOK_EVERY = 15_000;
const FORM_EVERY = 5000;
const PUBLISH_EVERY = 30_000;
/** Between two lines that say how far it is: a run may take a night. */
const SAY_EVERY = 10 * MINUTE;
/** Of so many requests one asks for a page that is none, with a query of its own. */
const INVENTED_EVERY = 20;

/** What a process held at a time. */
interface Sample {
  /** Milliseconds since the start. */
  at: number;
  bytes: number;
}

/** How fast a line through the samples rises, in bytes an hour: the one with the least squares. */
function toSlope(samples: readonly Sample[]): number {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [at, bytes] = [mean(samples.map((one) => one.at)), mean(samples.map((one) => one.bytes))];
  const over = samples.reduce((sum, one) => sum + (one.at - at) * (one.bytes - bytes), 0);
  const under = samples.reduce((sum, one) => sum + (one.at - at) ** 2, 0);
  return (over / under) * HOUR;
}

/** Sizes of all files of a folder, in bytes, by their way. */
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

/** Does something at a steady pace until a time; what fails is counted and never stops it. */
async function repeat(every: number, until: number, act: (turn: number) => Promise<boolean>) {
  const counted = { done: 0, failed: 0 };
  const running = new Set<Promise<void>>();
  const started = performance.now();
  for (let turn = 0; performance.now() < until; turn += 1) {
    const one = act(turn)
      .catch(() => false)
      .then((isWell) => {
        counted[isWell ? 'done' : 'failed'] += 1;
      })
      .finally(() => running.delete(one));
    running.add(one);
    const next = Math.min(started + (turn + 1) * every, until);
    await setTimeout(Math.max(0, next - performance.now()));
  }
  await Promise.all(running);
  return counted;
}

async function soak(pair: Pair, minutes: number, rate: number): Promise<void> {
  const { website, dashboard, place } = pair;
  const admin = openAdmin(dashboard.url, await signIn(dashboard.url));
  const post = await admin.createDraft('A post that changes all the time');
  const paths = [...(await getPaths(website.url)), '/rss.xml', '/sitemap.xml', '/blogs?page=1'];
  const started = performance.now();
  const until = started + minutes * MINUTE;
  const samples = { website: [] as Sample[], dashboard: [] as Sample[] };
  const wrong = new Set<string>();
  const before = listSizes(place.dataDir);
  const look = async () => {
    for (const [name, list] of Object.entries(samples)) {
      const { child } = name === 'website' ? website : dashboard;
      list.push({ at: performance.now() - started, bytes: getResidentBytes(child.pid ?? 0) });
    }
    return true;
  };
  const visit = async (turn: number) => {
    const isInvented = turn % INVENTED_EVERY === 0;
    const path = isInvented ? `/nothing-${turn}?of=${turn}` : paths[turn % paths.length];
    const client = `203.0.113.${turn % 250}`;
    const answer = await fetch(website.url + path, { headers: { 'X-Forwarded-For': client } });
    await answer.arrayBuffer();
    const isWell = answer.status === (isInvented ? 404 : 200);
    if (!isWell) wrong.add(`${answer.status} ${isInvented ? 'for no page' : path}`);
    return isWell;
  };
  const send = async (turn: number) =>
    (await sendForm(website.url, toFilledForm(turn + 1))) !== undefined;
  const publish = async (turn: number) => {
    await admin.setBlog(post, {
      title: `A post that changes all the time, ${turn}`,
      _status: turn % 2 === 0 ? 'published' : 'draft',
    });
    return true;
  };
  const sayMemory = () => {
    for (const [name, list] of Object.entries(samples)) {
      const counted = list.filter(({ at }) => at > (minutes * MINUTE) / 4);
      const [first, last] = [counted[0]?.bytes ?? 0, list.at(-1)?.bytes ?? 0];
      const most = Math.max(...list.map(({ bytes }) => bytes));
      const slope = counted.length > 1 ? toFigure(toSlope(counted) / 1e6) : 'unknown';
      console.log(
        `${name}: ${toFigure(first / 1e6)} MB after the warm-up, ${toFigure(last / 1e6)} MB now, ` +
          `${toFigure(most / 1e6)} MB at most, slope ${slope} MB/h`,
      );
    }
  };
  const say = async (turn: number) => {
    const isCounted = turn * SAY_EVERY > (minutes * MINUTE) / 4;
    if (!isCounted) return true;
    console.log(`after ${(turn * SAY_EVERY) / MINUTE} minutes of ${minutes}`);
    sayMemory();
    return true;
  };
  const [, , pages, forms, publishes] = await Promise.all([
    repeat(LOOK_EVERY, until, look),
    repeat(SAY_EVERY, until, say),
    repeat(1000 / rate, until, visit),
    repeat(FORM_EVERY, until, send),
    repeat(PUBLISH_EVERY, until, publish),
  ]);
  console.log(`${minutes} minutes on ${describeMachine(false)}`);
  for (const [what, { done, failed }] of Object.entries({ pages, forms, publishes })) {
    console.log(`${what}: ${done} well, ${failed} failed`);
  }
  for (const answer of wrong) console.log(`answered ${answer}`);
  sayMemory();
  for (const [file, size] of listSizes(place.dataDir)) {
    const grown = size - (before.get(file) ?? size);
    if (grown > 0) console.log(`${file}: ${toFigure(grown / 1000)} kB more`);
  }
}

stopOnSignals();
const read = (name: string, standard: number) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? standard : Number(process.argv[at + 1]);
};
const template = await openTemplate();
const pair = await startPair(deskSettings, template.folder);
template.dispose();
try {
  await soak(pair, read('minutes', 60), read('rate', 50));
} finally {
  await pair.dispose();
}
await endAll(0);
