import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** What somebody who keeps asking for pages saw. */
export interface Sightings {
  answers: number;
  /** What was not answered with a whole page, and how often. */
  failures: string[];
  /** Milliseconds, of the answers. */
  p50: number;
  p99: number;
  longest: number;
}

/** Another address of this machine than the one everything else comes from, where the system has one ready. */
const ANOTHER = process.platform === 'linux' ? '127.0.0.2' : '127.0.0.1';

interface WatchOptions {
  /** Address of this machine the requests come from: another one is another client. */
  from?: string;
  /** Pause between two requests, ms. */
  every?: number;
}

interface Answer {
  status: number;
  body: string;
  ms: number;
}

/** One request over a kept connection. @throws when there is no response within 30 s */
export function ask(url: string, agent: Agent): Promise<Answer> {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const request = get(url, { agent, timeout: 30_000 }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (text: string) => {
        body += text;
      });
      response.once('end', () =>
        resolve({ status: response.statusCode ?? 0, body, ms: performance.now() - started }),
      );
      response.once('error', reject);
    });
    request.once('timeout', () => request.destroy(new Error('no answer within 30 s')));
    request.once('error', reject);
  });
}

/** Asks until every page was answered once, so that the website has a copy of it. @throws after 30 s */
export async function makeKnown(origin: string, paths: string[]): Promise<void> {
  const agent = new Agent();
  const deadline = performance.now() + 30_000;
  for (const path of paths) {
    while ((await ask(origin + path, agent)).status !== 200) {
      if (performance.now() > deadline) throw new Error(`${path} was never answered`);
      await sleep(200);
    }
  }
}

/** Keeps asking an address for paths, in turn, until it is told to stop. */
export function watchPages(
  origin: string,
  paths: string[],
  { from = ANOTHER, every = 20 }: WatchOptions = {},
): () => Promise<Sightings> {
  const agent = new Agent({ keepAlive: true, localAddress: from });
  const times: number[] = [];
  const failures = new Map<string, number>();
  let isOver = false;
  const watching = (async () => {
    for (let turn = 0; !isOver; turn += 1) {
      const path = paths[turn % paths.length] ?? '/';
      const fault = await ask(origin + path, agent).then(
        ({ status, body, ms }) => {
          times.push(ms);
          return findFault(path, status, body);
        },
        // A kept connection may be closed while the next request is on its way; a browser asks again, too.
        (error) => (error.code === 'ECONNRESET' ? undefined : `${path}: ${error.message}`),
      );
      if (fault) failures.set(fault, (failures.get(fault) ?? 0) + 1);
      await sleep(every);
    }
  })();
  return async () => {
    isOver = true;
    await watching;
    agent.destroy();
    return {
      answers: times.length,
      failures: [...failures].map(([fault, count]) => `${fault} (${count} times)`),
      ...toPercentiles(times),
    };
  };
}

function findFault(path: string, status: number, body: string): string | undefined {
  if (status !== 200) return `${path}: ${status}`;
  const isWhole = path.startsWith('/healthz') || body.trimEnd().endsWith('</html>');
  return isWhole ? undefined : `${path}: cut after ${body.length} characters`;
}

/** The middle, the slowest hundredth and the slowest of some times. */
function toPercentiles(times: number[]) {
  const sorted = times.toSorted((a, b) => a - b);
  return { p50: toShare(sorted, 0.5), p99: toShare(sorted, 0.99), longest: toShare(sorted, 1) };
}

/** The value that this share of some is below, rounded; 0 when there are none. @param sorted the smallest first */
export const toShare = (sorted: number[], share: number): number =>
  Math.round(sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? 0);
