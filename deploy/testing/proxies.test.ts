import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { request as plainRequest } from 'node:http';
import { request } from 'node:https';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { defaultLimits } from '@agency/server/http-server-limits';
import { afterAll, expect, test } from 'vitest';
import { getFreePort } from '../../scripts/system/ports.ts';
import {
  HOSTS,
  hasHttp3,
  hasProxy,
  prepareCaddy,
  prepareNginx,
  proxies,
  startProxy,
  WORKER,
} from './proxies.ts';

const ports = {
  http: await getFreePort(),
  https: await getFreePort(),
  website: await getFreePort(),
  dashboard: await getFreePort(),
};
const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** Lets a proxy check a configuration; throws with its message if it is invalid. */
function check({ folder, check: [command, args] }: ReturnType<typeof prepareNginx>): void {
  folders.push(folder);
  execFileSync(command, args, { stdio: 'pipe', env: { ...process.env, HOME: folder } });
}

// Skipped where the proxy is not installed.
test.skipIf(!hasProxy('nginx'))('nginx accepts its configuration', () => {
  expect(() => check(prepareNginx(ports))).not.toThrow();
});

test.skipIf(!hasProxy('nginx'))('nginx accepts that of a shared cache', () => {
  expect(() => check(prepareNginx(ports, { caches: true }))).not.toThrow();
});

test.skipIf(!hasProxy('nginx') || !hasHttp3())('nginx accepts that of HTTP/3', () => {
  const files = ['log-format.conf', 'agency.conf', 'http3-socket.conf'];
  expect(() => check(prepareNginx(ports, { files, listen: 'listen-http3.conf' }))).not.toThrow();
});

test.skipIf(!hasProxy('caddy'))('Caddy accepts its configuration', () => {
  expect(() => check(prepareCaddy(ports))).not.toThrow();
});

/** Paths with a secret token, and how logs may show them. */
const secrets = [
  ['/preview/secret-1', '/preview/(hidden)'],
  ['/ar/preview/secret-2?a=secret-3', '/ar/preview/(hidden)'],
  ['/admin/reset/secret-4', '/admin/reset/(hidden)'],
  ['//admin//reset/secret-5', '//admin//reset/(hidden)'],
  ['/%61dmin/reset/secret-6', '"(hidden)'],
  ['/withdraw?token=secret-7', '/withdraw'],
  ['/thank-you?withdraw=secret-8', '/thank-you'],
];

for (const name of proxies) {
  // The upstream breaks off every response, so that errors are logged, too.
  test.skipIf(!hasProxy(name))(
    `${name} logs no query, and nothing that opens a draft or an account`,
    async () => {
      const broken = createServer((socket) =>
        socket.once('data', () => socket.end('HTTP/1.1 200 OK\r\nContent-Length: 99\r\n\r\nhalf')),
      ).listen(0, '127.0.0.1');
      await once(broken, 'listening');
      const { port: behind } = broken.address() as AddressInfo;
      const proxy = await startProxy(name, { website: behind, dashboard: behind });
      try {
        for (const host of Object.values(HOSTS)) {
          for (const [path = ''] of secrets) {
            for (const [port, secure] of [
              [proxy.https, true],
              [proxy.http, false],
            ] as const) {
              await send(port, host, path, secure ? proxy.ca : undefined);
            }
          }
        }
        await expect.poll(() => proxy.readLogs()).toContain('/thank-you');
        const logs = proxy.readLogs();
        expect(logs).not.toContain('secret-');
        for (const [, said = ''] of secrets) expect(logs).toContain(said);
      } finally {
        await proxy.stop();
        broken.close();
      }
    },
  );
}

test('the guide sets the limits of nginx that the tests use', () => {
  const guide = readFileSync(join(import.meta.dirname, '../../docs/deployment.md'), 'utf8');
  expect(guide).toContain(`worker_connections ${WORKER.connections};`);
  expect(guide).toContain(`worker_rlimit_nofile ${WORKER.files};`);
});

test('nginx allows one IP address as many concurrent requests as the apps', () => {
  const text = readFileSync(join(import.meta.dirname, '../nginx/to-program.conf'), 'utf8');
  const [, most] = /^limit_conn agency_clients (\d+);$/m.exec(text) ?? [];
  expect(Number(most)).toBe(defaultLimits.concurrentRequestsOfClient);
});

/** Uses TLS if there is a certificate. The path is not normalised. */
function send(port: number, host: string, path: string, ca: string | undefined): Promise<void> {
  const common = {
    host: '127.0.0.1',
    port,
    path,
    headers: { Host: host, Referer: `https://${host}${path}` },
  };
  return new Promise((resolve, reject) => {
    const outgoing =
      ca === undefined ? plainRequest(common) : request({ ...common, ca, servername: host });
    outgoing.on('error', reject);
    outgoing.on('response', (response) =>
      response
        .on('error', () => undefined)
        .resume()
        .once('close', () => resolve()),
    );
    outgoing.end();
  });
}

test('both have the same headers', () => {
  const read = (path: string) => readFileSync(join(import.meta.dirname, '..', path), 'utf8');
  const toHeaders = (text: string, pattern: RegExp) =>
    [...text.matchAll(pattern)].map(([, name, quoted, plain]) => [name, quoted ?? plain]);
  const ofNginx = toHeaders(read('nginx/headers.conf'), /^add_header (\S+) "(.*)" always;$/gm);
  const [, block = ''] =
    /\(headers\) \{\n\theader \{\n([^}]*)\}/.exec(read('caddy/Caddyfile')) ?? [];
  expect(ofNginx.length).toBeGreaterThan(9);
  expect(toHeaders(block, /^\t\t([A-Z]\S+) (?:"(.*)"|(\S+))$/gm)).toEqual(ofNginx);
});
