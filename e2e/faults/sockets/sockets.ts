import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import {
  HOSTS,
  hasProxy,
  type ProxyName,
  proxies,
  startProxy,
} from '../../../deploy/testing/proxies.ts';
import { getFreePort } from '../../../scripts/system/ports.ts';
import { type Pair, startPair, withoutWarmUp } from '../../system/pair.ts';
import { waitForCopies } from '../../system/watcher.ts';
import type { Fault, Outcome } from '../fault.ts';
import {
  type ConnectionKind,
  connectionKinds,
  openFrom,
  type Target,
  toFirstBytes,
} from './hold-connections.ts';
import { countSockets, type Places, watchVisitors } from './visitors.ts';

/** Connections to each process, from eight IP addresses together. */
const COUNTS: Record<ConnectionKind, number> = {
  upgrades: 2000,
  'idle connections': 2000,
  'slow bodies': 248,
};
/** The short form, on busy machines. */
const QUICK_COUNTS: Record<ConnectionKind, number> = {
  upgrades: 200,
  'idle connections': 200,
  'slow bodies': 80,
};
/** Limit for the responses to other clients, in milliseconds. The short form runs on busy machines. */
const SLOWEST = 2000;
const QUICK_SLOWEST = 10_000;
/** Sockets that may be open a minute after the attack: of other visitors, and between the two processes. */
const MAX_LEFT = 40;
/** Longest time to stop a process with open raw sockets, in milliseconds. It waits 30 s for incoming requests. */
const LONGEST_END = 35_000;

const SIGN_IN = '/cms-api/accounts/links/use';

/** A pair, and the URLs that its visitors use. */
interface Reached {
  pair: Pair;
  places: Places;
  stop(): Promise<void>;
}

async function openDirectly(template: string): Promise<Reached> {
  const pair = await startPair({ LOG_LEVEL: 'fatal', ...withoutWarmUp }, template);
  const toTarget = (url: string, formPath: string): Target => {
    const { port, host } = new URL(url);
    return { port: Number(port), host, formPath };
  };
  const places: Places = {
    website: toTarget(pair.website.url, '/forms/contact'),
    dashboard: toTarget(pair.dashboard.url, SIGN_IN),
    origin: pair.website.url,
  };
  return { pair, places, stop: pair.dispose };
}

async function openBehind(name: ProxyName, template: string): Promise<Reached> {
  const ports = { http: await getFreePort(), https: await getFreePort() };
  const origin = `https://${HOSTS.website}:${ports.https}`;
  const pair = await startPair(
    {
      ...{ LOG_LEVEL: 'fatal', SITE_URL: origin, TRUSTED_PROXIES: 'loopback', ...withoutWarmUp },
      DASHBOARD_PUBLIC_URL: `https://${HOSTS.dashboard}:${ports.https}`,
    },
    template,
  );
  const { port, dashboardPort } = pair.settings;
  const proxy = await startProxy(name, { website: port, dashboard: dashboardPort }, ports);
  const common = { port: proxy.https, ca: proxy.ca };
  const places: Places = {
    website: { ...common, host: HOSTS.website, formPath: '/forms/contact' },
    dashboard: { ...common, host: HOSTS.dashboard, formPath: SIGN_IN },
    origin,
  };
  const stop = async () => {
    await proxy.stop();
    await pair.dispose();
  };
  return { pair, places, stop };
}

/** Eight IP addresses hold connections open, while another client measures. @param proxy in front of the pair */
function toFault(proxy?: ProxyName): Fault {
  return {
    name: proxy ? `sockets-behind-${proxy}` : 'sockets',
    title: `eight IP addresses that hold connections and request bodies open${proxy ? `, behind ${proxy}` : ''}`,
    inQuick: proxy ? 'nightly' : true,
    // Without a proxy it mostly waits for the end of the processes, and its limit in the short form is that of a busy machine.
    ...(proxy && { measures: true }),
    async run({ quick, template, printProgress }): Promise<Outcome> {
      const figures: Record<string, number | string> = {};
      const failures: string[] = [];
      const skip = (skipped: string) => ({ figures, failures, skipped });
      if (process.platform !== 'linux') return skip('only Linux has several loopback addresses');
      if (proxy && !hasProxy(proxy)) return skip(`${proxy} is not installed`);
      const reached = await (proxy ? openBehind(proxy, template) : openDirectly(template));
      const { pair, places } = reached;
      try {
        // Next adds its listeners when it renders the first page.
        await waitForCopies(pair.website.url, ['/']);
        await waitForCopies(pair.dashboard.url, ['/admin/login']);
        failures.push(...(await findPassedUpgrades(places, proxy)));
        for (const [index, kind] of connectionKinds.entries()) {
          const count = (quick ? QUICK_COUNTS : COUNTS)[kind];
          printProgress(`${count} ${kind}`);
          const observed = await hold({ pair, places, kind, count, first: index * 200, quick });
          figures[`${count} ${kind}`] = observed.figure;
          failures.push(...observed.failures.map((failure) => `${kind}: ${failure}`));
        }
        const longest = await endWithOpenSockets(pair, places);
        figures['shutdown with open sockets, ms'] = longest;
        if (longest > LONGEST_END) failures.push(`a program took ${longest} ms to end`);
        return { figures, failures };
      } finally {
        await reached.stop();
      }
    },
  };
}

/** The same, without a proxy and through each proxy. */
export const socketFaults: Fault[] = [toFault(), ...proxies.map(toFault)];

interface Held {
  pair: Pair;
  places: Places;
  kind: ConnectionKind;
  count: number;
  /** Number of the first visitor. */
  first: number;
  quick: boolean;
}

async function hold({ pair, places, kind, count, first, quick }: Held) {
  const programs = [pair.website, pair.dashboard];
  const countAll = () => programs.map(({ child }) => countSockets(child.pid ?? 0));
  const before = countAll();
  const targets: Target[] = [places.website, places.dashboard];
  const attacker = new Worker(new URL('./hold-thread.ts', import.meta.url), {
    workerData: { kind, targets, count },
  });
  const ended = once(attacker, 'exit');
  const stop = watchVisitors(places, first, quick ? QUICK_SLOWEST : SLOWEST);
  await sleep(quick ? 6000 : 30_000);
  const observed = await stop();
  const held = countAll();
  attacker.postMessage('stop');
  await ended;
  // The keep-alive connection of a visitor is closed after 65 s.
  const deadline = performance.now() + 75_000;
  const areGone = () => countAll().every((now, index) => now <= (before[index] ?? 0) + MAX_LEFT);
  while (!areGone() && performance.now() < deadline) await sleep(500);
  const left = countAll().map((now, index) => now - (before[index] ?? 0));
  const longest = Object.entries(observed).map(([name, { longest: ms }]) => `${name} ${ms} ms`);
  return {
    figure: `${longest.join(', ')}; sockets while it lasts ${held.join(' and ')}, left ${left.join(' and ')}`,
    failures: [
      ...Object.values(observed).flatMap(({ failures, responses }) =>
        failures.length > 0 ? [`${failures[0]} (${failures.length} of ${responses})`] : [],
      ),
      ...(areGone() ? [] : [`sockets are left after a minute: ${left.join(' and ')}`]),
    ],
  };
}

/**
 * Upgrade requests that succeed, on any path. A process rejects them and closes the socket. A
 * proxy may respond to them as plain requests and keep its connection.
 */
async function findPassedUpgrades(
  { website, dashboard }: Places,
  proxy: ProxyName | undefined,
): Promise<string[]> {
  const requested = [website, dashboard].flatMap((target) =>
    [0, 1, 2].map(async (index) => {
      const bytes = toFirstBytes('upgrades', target, index);
      const socket = openFrom(target, index);
      let received = '';
      socket.on('data', (part) => {
        received += part;
      });
      socket.write(bytes);
      const signal = AbortSignal.timeout(5000);
      const isClosed = await once(socket, 'close', { signal }).then(
        () => true,
        () => false,
      );
      socket.destroy();
      const [status = ''] = received.split('\r\n');
      const isPlain = proxy !== undefined && / [2-4]\d\d /.test(status);
      const isRefused =
        isPlain || (isClosed && (status ? / 400 /.test(status) : proxy === 'nginx'));
      return isRefused
        ? []
        : [`${bytes.split('\r\n')[0]} to ${target.host}: ${status || 'nothing'}`];
    }),
  );
  return (await Promise.all(requested)).flat();
}

/** Stops both processes with SIGTERM while sockets of every kind are open. @returns how long the slower one took, ms */
async function endWithOpenSockets(pair: Pair, { website, dashboard }: Places): Promise<number> {
  const open = [website, dashboard].flatMap((target) =>
    [...connectionKinds, 'upgrades' as const, 'upgrades' as const].map((kind, index) => {
      const socket = openFrom(target, index);
      socket.write(toFirstBytes(kind, target, index));
      return socket;
    }),
  );
  await sleep(500);
  const times = await Promise.all(
    [pair.website, pair.dashboard].map(async (program) => {
      const started = performance.now();
      await program.stop('SIGTERM');
      return Math.round(performance.now() - started);
    }),
  );
  for (const socket of open) socket.destroy();
  return Math.max(...times);
}
