// @module-tag nightly
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import contact from '@agency/contracts/fixtures/contact.json' with { type: 'json' };
import { getRaw } from '@agency/server/testing/raw-socket';
import { expect, test } from 'vitest';
import { getFreePort } from '../../../scripts/system/ports.ts';
import { startFakeDashboard } from './testing/fake-dashboard.ts';

test('in development the website has the same pictures, headers, hosts and forms as the build', async () => {
  const dashboard = await startFakeDashboard();
  const port = await getFreePort();
  const address = `http://127.0.0.1:${port}`;
  const dataDir = mkdtempSync(join(tmpdir(), 'sources-'));
  const website = spawn(process.execPath, ['server/main.ts', '--dev'], {
    cwd: join(import.meta.dirname, '..'),
    // No variables of this process: Astro serves nothing if it detects a test runner.
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      DATA_DIR: dataDir,
      DASHBOARD_URL: dashboard.url,
      SITE_URL: 'https://agency.example',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise((resolve) => website.once('exit', resolve));
  let said = '';
  const listening = new Promise<void>((resolve, reject) => {
    for (const stream of [website.stdout, website.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        said += text;
        if (said.includes('"listening"')) resolve();
      });
    }
    website.once('exit', () => reject(new Error(said)));
  });
  try {
    await listening;
    const picture = await fetch(`${address}/media/quiet-brands.avif`);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(picture.headers.get('content-security-policy')).toContain('sandbox');

    expect((await getRaw(port, '/', { Host: 'evil.example' })).status).toBe(421);
    expect((await fetch(address, { method: 'POST' })).status).toBe(405);
    for (const [path, spelling] of [
      ['/People-of-CAIRO?from=x', '/people-of-cairo?from=x'],
      ['/people-of-cairo/', '/people-of-cairo'],
      ['/No-such-page', undefined],
    ] as const) {
      const { status, headers } = await getRaw(port, path);
      const wanted = spelling === undefined ? [404, undefined] : [308, spelling];
      expect([status, headers.location], path).toEqual(wanted);
    }
    const asset = await getRaw(port, '/favicon.svg', { Host: 'agency.example' });
    expect(asset.status).toBe(200);
    expect(asset.headers).toMatchObject({
      'x-frame-options': 'DENY',
      'content-security-policy': expect.stringContaining("form-action 'self'"),
      'content-security-policy-report-only': expect.stringContaining('require-trusted-types-for'),
    });

    const submissionId = randomUUID();
    const response = await fetch(`${address}/forms/contact`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: address, Accept: 'application/json' },
      body: JSON.stringify({ ...contact, submissionId }),
    });
    expect(response.status, said).toBe(200);
    expect(JSON.parse(dashboard.stored.get(submissionId)?.body ?? '{}')).toMatchObject(contact);
  } finally {
    website.kill('SIGINT');
    await ended;
    await dashboard.close();
    rmSync(dataDir, { recursive: true });
  }
}, 240_000);
