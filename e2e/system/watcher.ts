import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** What a client that requests pages all the time saw. */
export interface WatchResult {
  responses: number;
  /** Failed or incomplete responses, and how often. */
  failures: string[];
  /** Response times, milliseconds. */
  p50: number;
  p99: number;
  longest: number;
}

/** Another loopback address than that of the other clients, if the system has one. */
const ANOTHER = process.platform === 'linux' ? '127.0.0.2' : '127.0.0.1';

interface WatchOptions {
  /** Local IP address of the requests: another one is another client. */
  from?: string;
  /** Pause between two requests, ms. */
  every?: number;
}

interface TimedResponse {
  status: number;
  body: string;
  ms: number;
}

/** One request over a keep-alive connection. @throws without a response within 30 s */
export function requestPage(url: string, agent: Agent): Promise<TimedResponse> {
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

/** Requests every page until each has responded once, so that the website has a copy. @throws after 30 s */
export async function waitForCopies(origin: string, paths: string[]): Promise<void> {
  const agent = new Agent();
  const deadline = performance.now() + 30_000;
  for (const path of paths) {
    while ((await requestPage(origin + path, agent)).status !== 200) {
      if (performance.now() > deadline) throw new Error(`${path} was never answered`);
      await sleep(200);
    }
  }
}

/** Requests paths of a website in turn, until it is stopped. */
export function watchPages(
  origin: string,
  paths: string[],
  { from = ANOTHER, every = 20 }: WatchOptions = {},
): () => Promise<WatchResult> {
  const agent = new Agent({ keepAlive: true, localAddress: from });
  const times: number[] = [];
  const failures = new Map<string, number>();
  let isOver = false;
  const watching = (async () => {
    for (let turn = 0; !isOver; turn += 1) {
      const path = paths[turn % paths.length] ?? '/';
      const problem = await requestPage(origin + path, agent).then(
        ({ status, body, ms }) => {
          times.push(ms);
          return findFault(path, status, body);
        },
        // A keep-alive connection may be closed while the next request is sent; browsers retry, too.
        (error) => (error.code === 'ECONNRESET' ? undefined : `${path}: ${error.message}`),
      );
      if (problem) failures.set(problem, (failures.get(problem) ?? 0) + 1);
      await sleep(every);
    }
  })();
  return async () => {
    isOver = true;
    await watching;
    agent.destroy();
    return {
      responses: times.length,
      failures: [...failures].map(([problem, count]) => `${problem} (${count} times)`),
      ...toPercentiles(times),
    };
  };
}

function findFault(path: string, status: number, body: string): string | undefined {
  if (status !== 200) return `${path}: ${status}`;
  const isWhole = path.startsWith('/healthz') || body.trimEnd().endsWith('</html>');
  return isWhole ? undefined : `${path}: cut after ${body.length} characters`;
}

/** Median, 99th percentile and maximum. */
function toPercentiles(times: number[]) {
  const sorted = times.toSorted((a, b) => a - b);
  return {
    p50: toPercentile(sorted, 0.5),
    p99: toPercentile(sorted, 0.99),
    longest: toPercentile(sorted, 1),
  };
}

/** A percentile, rounded; 0 without values. @param sorted in ascending order */
export const toPercentile = (sorted: number[], share: number): number =>
  Math.round(sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? 0);
