import { setTimeout as sleep } from 'node:timers/promises';
import { startPair } from '../system/pair.ts';
import { type Attack, attacks, type Target } from './attacks.ts';
import type { Fault, Outcome } from './fault.ts';
import { watchMemory } from './processes.ts';
import { watchPages } from './watcher.ts';

/** What everybody else must still get, ms and MB. */
const SLOWEST = 250;
const MOST_MEMORY = 400;

/** One client does its worst, each way alone and then all at once; another one measures. */
export const worstClient: Fault = {
  name: 'worst-client',
  title: 'one client that does its worst, seen by another',
  inQuick: true,
  async run({ quick, minutes, template, say }): Promise<Outcome> {
    if (process.platform !== 'linux') {
      return { figures: {}, failures: [], skipped: 'only Linux has several loopback addresses' };
    }
    const pair = await startPair({ LOG_LEVEL: 'fatal' }, template);
    const figures: Record<string, number | string> = {};
    const failures: string[] = [];
    try {
      const target = await findTarget(pair.website.url);
      const together: Attack = async (...args) => {
        await Promise.all(Object.values(attacks).map((attack) => attack(...args)));
      };
      const runs = [
        ...Object.entries(attacks).map(([name, attack]) => ({
          name,
          attack,
          seconds: quick ? 2 : 20,
        })),
        { name: 'all together', attack: together, seconds: quick ? 5 : minutes * 60 },
      ];
      for (const { name, attack, seconds } of runs) {
        say(`${name}, ${seconds} s`);
        const over = new AbortController();
        const memory = watchMemory({
          website: pair.website.child.pid ?? 0,
          dashboard: pair.dashboard.child.pid ?? 0,
        });
        const attacking = attack(target, over.signal);
        const pages = watchPages(pair.website.url, ['/healthz', '/']);
        await sleep(seconds * 1000);
        const seen = await pages();
        over.abort();
        await attacking;
        const most = memory();
        figures[name] =
          `p99 ${seen.p99} ms, longest ${seen.longest} ms, website ${most.website} MB, dashboard ${most.dashboard} MB`;
        failures.push(...seen.failures.map((fault) => `${name}: ${fault}`));
        if (seen.p99 > SLOWEST) failures.push(`${name}: p99 is ${seen.p99} ms, over ${SLOWEST}`);
        for (const [program, held] of Object.entries(most)) {
          if (held > MOST_MEMORY) failures.push(`${name}: the ${program} held ${held} MB`);
        }
      }
      return { figures, failures };
    } finally {
      await pair.dispose();
    }
  },
};

/** The first film of the site, and pictures of its blog. */
async function findTarget(website: string): Promise<Target> {
  const read = async (path: string) => (await fetch(website + path)).text();
  const [film] = /\/_astro\/[\w.-]+\.(?:webm|mp4)/.exec(await read('/steakanji')) ?? [];
  const pictures = [...(await read('/blogs')).matchAll(/\/media\/[\w./%-]+/g)].map(
    ([path]) => path,
  );
  if (!film || pictures.length === 0) throw new Error('the site has no film or no blog pictures');
  return { website, film, pictures };
}
