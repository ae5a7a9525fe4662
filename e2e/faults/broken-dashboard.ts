import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startFakeDashboard } from '../../apps/website/server/testing/fake-dashboard.ts';
import { startApp, waitUntilReady } from '../../scripts/system/apps.ts';
import { getFreePort } from '../../scripts/system/ports.ts';
import { withoutWarmUp } from '../system/pair.ts';
import { getResidentBytes } from '../system/processes.ts';
import { waitForCopies, watchPages } from '../system/watcher.ts';
import type { Fault } from './fault.ts';

const PAGES = ['/', '/blogs', '/our-work'];
const BLOCK = Buffer.alloc(1_000_000, 'a');

type Misbehaviour = (request: IncomingMessage, response: ServerResponse) => void;

/** Ways in which a server at the dashboard's URL can misbehave. */
const misbehaviours: Record<string, Misbehaviour> = {
  hangs: () => undefined,
  'sends garbage': (_request, response) =>
    void response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"all": [\u0000'),
  'sends 50 MB': (_request, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json' });
    let blocks = 50;
    const write = () => {
      while (blocks > 0) {
        blocks -= 1;
        if (!response.write(BLOCK)) return void response.once('drain', write);
      }
      response.end();
    };
    response.on('error', () => undefined);
    write();
  },
  'returns 500': (_request, response) => void response.writeHead(500).end('{}'),
  redirects: (request, response) =>
    void response.writeHead(302, { Location: request.url ?? '/' }).end(),
  'aborts responses': (_request, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': 1000 });
    response.write('{"featured": null,', () => response.destroy());
  },
};

/** A dashboard that responds incorrectly. The website has read valid content before. */
export const brokenDashboard: Fault = {
  name: 'broken-dashboard',
  title: 'the dashboard hangs, or sends garbage, 50 MB, errors or redirects',
  inQuick: true,
  async run({ quick, printProgress }) {
    const dataDir = mkdtempSync(join(tmpdir(), 'agency-faults-'));
    const [port, dashboardPort] = [await getFreePort(), await getFreePort()];
    const env = { LOG_LEVEL: 'fatal', SITE_URL: '', DASHBOARD_URL: '', ...withoutWarmUp };
    const sane = await startFakeDashboard(dashboardPort);
    const site = startApp('website', { host: '127.0.0.1', port, dashboardPort, dataDir, env });
    const failures: string[] = [];
    const figures: Record<string, number | string> = {};
    try {
      await waitUntilReady(site);
      await waitForCopies(site.url, PAGES);
      await sane.close();
      for (const [how, received] of Object.entries(misbehaviours)) {
        const broken = createServer(received);
        await new Promise<void>((resolve) => broken.listen(dashboardPort, '127.0.0.1', resolve));
        // The website revalidates a copy once it is some seconds old.
        const stop = watchPages(site.url, PAGES);
        await sleep(quick ? 3000 : 15_000);
        const observed = await stop();
        figures[`${how}: p99, ms`] = observed.p99;
        failures.push(...observed.failures.map((failure) => `a dashboard that ${how}: ${failure}`));
        broken.closeAllConnections();
        await new Promise((resolve) => broken.close(resolve));
        printProgress(how);
      }
      figures['memory, MB'] = Math.round(getResidentBytes(site.child.pid ?? 0) / 1e6);
      return { figures, failures };
    } finally {
      await site.stop();
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
};
