import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { MISCONFIGURED } from '@agency/server/lifecycle';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { getFreePort } from './ports.ts';
import { toCommand } from './programs.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'programs-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const website = join(import.meta.dirname, '../../apps/website');

it('the website starts without the compiler of TypeScript once its sources were loaded', async () => {
  const load = async () => {
    const { stdout, stderr } = await promisify(execFile)(
      'node',
      [...toCommand('website'), '--compile'],
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

it('the website does not start with a secret that no form could be sent with', async () => {
  mkdirSync(join(folder, 'secrets'));
  writeFileSync(join(folder, 'secrets', 'intake-secret'), 'too short');
  const started = promisify(execFile)('node', toCommand('website'), {
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
