import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { hasHttp3, hasProxy, prepareCaddy, prepareNginx } from './proxies.ts';

const ports = { http: 18080, https: 18443, website: 14321, dashboard: 13000 };
const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** Asks a program whether a configuration is right; it throws with the program's words when it is not. */
function check({ folder, check: [command, args] }: ReturnType<typeof prepareNginx>): void {
  folders.push(folder);
  execFileSync(command, args, { stdio: 'pipe', env: { ...process.env, HOME: folder } });
}

// Skipped, and counted as that, where the program is not installed.
test.skipIf(!hasProxy('nginx'))('nginx takes its configuration', () => {
  expect(() => check(prepareNginx(ports))).not.toThrow();
});

test.skipIf(!hasProxy('nginx'))('nginx takes that of a shared cache', () => {
  expect(() => check(prepareNginx(ports, { caches: true }))).not.toThrow();
});

test.skipIf(!hasProxy('nginx') || !hasHttp3())('nginx takes that of HTTP/3', () => {
  const files = ['agency.conf', 'http3-socket.conf'];
  expect(() => check(prepareNginx(ports, { files, listen: 'listen-http3.conf' }))).not.toThrow();
});

test.skipIf(!hasProxy('caddy'))('Caddy takes its configuration', () => {
  expect(() => check(prepareCaddy(ports))).not.toThrow();
});

test('the headers that stand in both are the same', () => {
  const read = (path: string) => readFileSync(join(import.meta.dirname, '..', path), 'utf8');
  const toHeaders = (text: string, pattern: RegExp) =>
    [...text.matchAll(pattern)].map(([, name, quoted, plain]) => [name, quoted ?? plain]);
  const ofNginx = toHeaders(read('nginx/headers.conf'), /^add_header (\S+) "(.*)" always;$/gm);
  const [, block = ''] =
    /\(headers\) \{\n\theader \{\n([^}]*)\}/.exec(read('caddy/Caddyfile')) ?? [];
  expect(ofNginx.length).toBeGreaterThan(9);
  expect(toHeaders(block, /^\t\t([A-Z]\S+) (?:"(.*)"|(\S+))$/gm)).toEqual(ofNginx);
});
