import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { startPair, withoutWarmUp } from '../system/pair.ts';
import { watchMemory } from '../system/processes.ts';
import { type WatchResult, waitForCopies, watchPages } from '../system/watcher.ts';
import { type AttackedSite, attacks } from './attacks.ts';
import type { Fault, Outcome } from './fault.ts';

/** Limits for all other clients, ms and MB. */
const SLOWEST = 250;
const MAX_MEMORY = 400;
/** The short form runs on busy machines with few samples, so it limits the maximum, ms, and the memory, MB. */
const LONGEST_WAIT = 10_000;
const MAX_GROWTH = 250;

interface Measured extends WatchResult {
  memory: Record<string, number>;
}

/** One client runs each attack alone and then all at once; another one measures. */
export const worstClient: Fault = {
  name: 'worst-client',
  title: 'one client attacks the website while another one measures',
  inQuick: true,
  measures: true,
  async run({ quick, minutes, template, printProgress }): Promise<Outcome> {
    if (process.platform !== 'linux') {
      return { figures: {}, failures: [], skipped: 'only Linux has several loopback addresses' };
    }
    const pair = await startPair({ LOG_LEVEL: 'fatal', ...withoutWarmUp }, template);
    const figures: Record<string, number | string> = {};
    const failures: string[] = [];
    const measure = async (name: string, seconds: number): Promise<Measured> => {
      const memory = watchMemory({
        website: pair.website.child.pid ?? 0,
        dashboard: pair.dashboard.child.pid ?? 0,
      });
      const stop = watchPages(pair.website.url, ['/healthz', '/']);
      await sleep(seconds * 1000);
      const observed = { ...(await stop()), memory: memory() };
      const { website, dashboard } = observed.memory;
      figures[name] =
        `p99 ${observed.p99} ms, longest ${observed.longest} ms, website ${website} MB, dashboard ${dashboard} MB`;
      return observed;
    };
    try {
      await waitForCopies(pair.website.url, ['/']);
      const target = await findTarget(pair.website.url);
      const rest = await measure('idle', quick ? 2 : 20);
      const names = Object.keys(attacks);
      const runs = [
        ...(quick ? [] : names.map((name) => ({ name, names: [name], seconds: 20 }))),
        { name: 'all together', names, seconds: quick ? 6 : minutes * 60 },
      ];
      for (const { name, names, seconds } of runs) {
        printProgress(`${name}, ${seconds} s`);
        const attacker = new Worker(new URL('./attack-thread.ts', import.meta.url), {
          workerData: { names, target },
        });
        const ended = once(attacker, 'exit');
        const observed = await measure(name, seconds);
        attacker.postMessage('stop');
        await ended;
        const excess = quick ? findLargeExcess(observed, rest) : findExcess(observed);
        failures.push(...[...observed.failures, ...excess].map((failure) => `${name}: ${failure}`));
      }
      return { figures, failures };
    } finally {
      await pair.dispose();
    }
  },
};

function findExcess({ p99, memory }: Measured): string[] {
  return [
    ...(p99 > SLOWEST ? [`p99 is ${p99} ms, over ${SLOWEST}`] : []),
    ...Object.entries(memory).flatMap(([program, held]) =>
      held > MAX_MEMORY ? [`the ${program} held ${held} MB, over ${MAX_MEMORY}`] : [],
    ),
  ];
}

function findLargeExcess({ longest, memory }: Measured, rest: Measured): string[] {
  return [
    ...(longest > LONGEST_WAIT ? [`a client waited for ${longest} ms`] : []),
    ...Object.entries(memory).flatMap(([program, held]) => {
      const growth = held - (rest.memory[program] ?? 0);
      return growth > MAX_GROWTH ? [`the ${program} grew by ${growth} MB`] : [];
    }),
  ];
}

/** The first film of the site, and pictures of its blog. */
async function findTarget(website: string): Promise<AttackedSite> {
  const read = async (path: string) => (await fetch(website + path)).text();
  const [film] = /\/_astro\/[\w.-]+\.(?:webm|mp4)/.exec(await read('/steakanji')) ?? [];
  const pictures = [...(await read('/blogs')).matchAll(/\/media\/[\w./%-]+/g)].map(
    ([path]) => path,
  );
  if (!film || pictures.length === 0) throw new Error('the site has no film or no blog pictures');
  return { website, film, pictures };
}
