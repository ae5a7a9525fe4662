import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { VISITS_PATH } from '@agency/contracts';
import { MISCONFIGURED } from '@agency/server/lifecycle';
import { sendRequest } from '@agency/server/testing/send-request';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { toNodeArguments } from './apps.ts';
import { getFreePort } from './ports.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'programs-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const website = join(import.meta.dirname, '../../apps/website');

it('the website starts without the TypeScript compiler once its sources are in the compile cache', async () => {
  const load = async () => {
    const { stdout, stderr } = await promisify(execFile)(
      'node',
      [...toNodeArguments('website'), '--compile'],
      {
        cwd: website,
        env: { ...process.env, NODE_COMPILE_CACHE: folder, NODE_DEBUG_NATIVE: 'COMPILE_CACHE' },
        maxBuffer: 64 * 1024 * 1024,
      },
    );
    return (stdout + stderr).split('no transpile cache for StrippedTypeScript').length - 1;
  };
  expect(await load()).toBeGreaterThan(100);
  expect(await load()).toBe(0);
});

it('the website does not start with an invalid intake secret', async () => {
  mkdirSync(join(folder, 'secrets'));
  writeFileSync(join(folder, 'secrets', 'intake-secret'), 'too short');
  const started = promisify(execFile)('node', toNodeArguments('website'), {
    cwd: website,
    env: {
      PATH: process.env.PATH,
      DATA_DIR: folder,
      PORT: String(await getFreePort()),
      LOG_LEVEL: 'fatal',
    },
    timeout: 60_000,
  });
  await expect(started).rejects.toMatchObject({
    code: MISCONFIGURED,
    stdout: expect.stringContaining('is too short'),
  });
});

it.each(['website', 'dashboard'] as const)(
  'the start script of the %s has the same memory flags',
  (name) => {
    const manifest = join(import.meta.dirname, '../../apps', name, 'package.json');
    const { scripts } = JSON.parse(readFileSync(manifest, 'utf8'));
    const flags = toNodeArguments(name).filter((argument) => argument.includes('='));
    expect(flags).not.toEqual([]);
    expect(scripts.start).toBe(['node', ...flags, 'server/main.ts'].join(' '));
  },
);

/** Headers of a browser that opens a page. */
const BROWSER = {
  'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  Accept: 'text/html',
  'Sec-Fetch-Dest': 'document',
};

/** Opens a page, ends the website, and returns its requests to the dashboard. */
async function listCalls(settings: NodeJS.ProcessEnv): Promise<string[]> {
  const calls: string[] = [];
  const dashboard = createServer((request, response) => {
    calls.push(request.url ?? '');
    response.writeHead(404).end();
  }).listen(0, '127.0.0.1');
  await once(dashboard, 'listening');
  const port = await getFreePort();
  const program = spawn('node', toNodeArguments('website'), {
    cwd: website,
    env: {
      PATH: process.env.PATH,
      DATA_DIR: folder,
      PORT: String(port),
      LOG_LEVEL: 'fatal',
      DASHBOARD_URL: `http://127.0.0.1:${(dashboard.address() as AddressInfo).port}`,
      ...settings,
    },
  });
  const ended = once(program, 'exit');
  const open = (path: string) => sendRequest(port, { path, headers: BROWSER });
  await expect.poll(() => open('/healthz'), { timeout: 30_000 }).toBe(200);
  expect(await open('/our-work')).toBe(200);
  program.kill('SIGTERM');
  await ended;
  dashboard.close();
  return calls;
}

it('the website counts page views, except with VISITS=off', async () => {
  expect(await listCalls({})).toContain(VISITS_PATH);
  expect(await listCalls({ VISITS: 'off' })).not.toContain(VISITS_PATH);
}, 60_000);
