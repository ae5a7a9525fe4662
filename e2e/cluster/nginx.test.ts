import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { createHttpServer, type Handler, type HttpServer } from '@agency/server/http-server';
import { createLogger } from '@agency/server/logger';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { nginx } from '../../scripts/system/optional-tools.ts';
import { getFreePort } from '../../scripts/system/ports.ts';
import { startNginx } from './nginx.ts';

// Skipped without nginx (Debian: apt install nginx-light).
describe.skipIf(!nginx.find())('two replicas behind nginx', () => {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-test-'));
  let doors: HttpServer[];
  let ports: number[];
  let proxy: string;
  let stopNginx: () => Promise<void>;
  let calls: string[];
  /** Hashed files of each replica: one runs the new release already. */
  const files = [['/_astro/old.js'], ['/_astro/old.js', '/_astro/new.js']];

  const toHandler =
    (number: number): Handler =>
    async (request, response, { path }) => {
      calls.push(`${number} ${request.method} ${path}`);
      if (path === '/busy') {
        response.writeHead(503).end();
        return;
      }
      const isThere = !/astro|missing/.test(path) || files[number]?.includes(path);
      const body = await text(request);
      response.writeHead(isThere ? 200 : 404).end(`${path} ${body.length}`);
    };
  const open = (number: number) =>
    createHttpServer({
      handler: toHandler(number),
      headersFor: () => ({}),
      allowedHosts: [],
      logger: createLogger('test', 'silent'),
    });

  beforeAll(async () => {
    calls = [];
    doors = [open(0), open(1)];
    ports = await Promise.all(doors.map((door) => door.listen(0, '127.0.0.1')));
    const listen = await getFreePort();
    proxy = `http://127.0.0.1:${listen}`;
    stopNginx = await startNginx(folder, [
      { name: 'websites', listen, replicas: ports, body: '8m' },
    ]);
  });
  beforeEach(() => {
    calls = [];
  });
  afterAll(async () => {
    await stopNginx();
    await Promise.all(doors.map((door) => door.drain(0)));
    rmSync(folder, { recursive: true, force: true });
  });

  const sendRequest = async (path: string, init?: RequestInit) => {
    const received = await fetch(proxy + path, init);
    await received.text();
    return received.status;
  };

  it('serve the hashed files of both releases, and request a missing page from one website only', async () => {
    for (let turn = 0; turn < 6; turn += 1) {
      for (const path of ['/_astro/old.js', '/_astro/new.js'])
        expect(await sendRequest(path)).toBe(200);
    }
    calls = [];
    expect(await sendRequest('/missing')).toBe(404);
    expect(calls).toHaveLength(1);
  });

  it('serve pages and forms while one of them stops', async () => {
    const [first] = doors as [HttpServer, HttpServer];
    const body = 'x'.repeat(300_000);
    const statuses: number[] = [];
    let isGone = false;
    const asking = async () => {
      while (!isGone) {
        statuses.push(await sendRequest('/'), await sendRequest('/form', { method: 'POST', body }));
      }
    };
    const visitors = Array.from({ length: 8 }, asking);
    // First not ready but still responding, then closed.
    const draining = first.drain(undefined, 300);
    const ready = await fetch(`http://127.0.0.1:${ports[0]}/readyz`);
    expect(ready.status).toBe(503);
    await draining;
    calls = [];
    await expect.poll(() => calls.length, { timeout: 20_000 }).toBeGreaterThan(40);
    isGone = true;
    await Promise.all(visitors);
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(calls.filter((call) => call.startsWith('0'))).toEqual([]);
  });

  it('serve pages while one process is down and the other one rejects forms', async () => {
    const pages: number[] = [];
    for (let turn = 0; turn < 20; turn += 1) {
      expect(await sendRequest('/busy', { method: 'POST', body: 'x' })).toBe(503);
      pages.push(await sendRequest('/'));
    }
    expect(new Set(pages)).toEqual(new Set([200]));
  });

  it('send a complete form to the other process if one closes the connection', async () => {
    const cutting: Server = createServer((request) => {
      request.once('data', () => request.socket.destroy());
    });
    await new Promise<void>((resolve) => cutting.listen(ports[0], '127.0.0.1', resolve));
    expect((cutting.address() as AddressInfo).port).toBe(ports[0]);
    const body = 'y'.repeat(200_000);
    for (let turn = 0; turn < 6; turn += 1) {
      expect(await sendRequest('/form', { method: 'POST', body })).toBe(200);
    }
    cutting.close();
    cutting.closeAllConnections();
  });
});
