// How many requests a second both programs answer, and how long they take. The load runs on the same machine, so
// compare runs of one machine only. `npm run bench -- / /blogs` measures those pages alone.
import { Agent, get } from 'node:http';
import { startPair } from '../e2e/system/pair.ts';
import { builds, isFresh, makeBuild } from '../scripts/system/builds.ts';
import { endAll, stopOnSignals } from '../scripts/system/commands.ts';
import { explain } from '../scripts/system/steps.ts';

const CONNECTIONS = 20;
const SECONDS = 10;

interface Result {
  'requests/s': number;
  'p50 ms': number;
  'p99 ms': number;
  failed: number;
}

/** One request over a kept connection: its time in ms, or nothing when it failed. */
function ask(url: string, agent: Agent): Promise<number | undefined> {
  const started = performance.now();
  return new Promise((resolve) => {
    const request = get(url, { agent, headers: { 'Accept-Encoding': 'br' } }, (answer) => {
      answer.resume();
      answer.once('end', () =>
        resolve(answer.statusCode === 200 ? performance.now() - started : undefined),
      );
    });
    request.once('error', () => resolve(undefined));
  });
}

/** Keeps every connection busy for a while. */
async function load(url: string): Promise<Result> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const times: number[] = [];
  let failed = 0;
  const end = performance.now() + SECONDS * 1000;
  const visitor = async () => {
    while (performance.now() < end) {
      const time = await ask(url, agent);
      if (time === undefined) failed += 1;
      else times.push(time);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, visitor));
  agent.destroy();
  times.sort((a, b) => a - b);
  const at = (share: number) => Number((times[Math.floor(times.length * share)] ?? 0).toFixed(1));
  return {
    'requests/s': Math.round(times.length / SECONDS),
    'p50 ms': at(0.5),
    'p99 ms': at(0.99),
    failed,
  };
}

stopOnSignals();
try {
  for (const build of builds) if (!isFresh(build)) await makeBuild(build);
  const pair = await startPair({ LOG_LEVEL: 'warn' });
  const asked = process.argv.slice(2).map((path) => pair.website.url + path);
  const urls = asked.length
    ? asked
    : [
        ...['/', '/blogs', '/contact-us', '/robots.txt'].map((path) => pair.website.url + path),
        `${pair.dashboard.url}/api/blogs`,
      ];
  const table: Record<string, Result> = {};
  for (const url of urls) {
    await ask(url, new Agent());
    table[url.replace(pair.website.url, 'website ').replace(pair.dashboard.url, 'dashboard ')] =
      await load(url);
  }
  await pair.dispose();
  console.table(table);
  await endAll(0);
} catch (error) {
  await explain(error);
}
