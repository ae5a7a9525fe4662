import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { toCommand } from './programs.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'programs-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('the website starts without the compiler of TypeScript once its sources were loaded', async () => {
  const load = async () => {
    const { stdout, stderr } = await promisify(execFile)(
      'node',
      [...toCommand('website'), '--compile'],
      {
        cwd: join(import.meta.dirname, '../../apps/website'),
        env: { ...process.env, NODE_COMPILE_CACHE: folder, NODE_DEBUG_NATIVE: 'COMPILE_CACHE' },
        maxBuffer: 64 * 1024 * 1024,
      },
    );
    return (stdout + stderr).split('no transpile cache for StrippedTypeScript').length - 1;
  };
  expect(await load()).toBeGreaterThan(100);
  expect(await load()).toBe(0);
});
