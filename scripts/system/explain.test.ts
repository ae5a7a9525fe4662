import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MISCONFIGURED } from '@agency/server/lifecycle';
import { expect, test } from 'vitest';
import { type CommandError, root, run } from './commands.ts';

test.concurrent.each([
  ['a script', '.', ['scripts/dashboard.ts', 'admin', '--first']],
  ['the dashboard', 'apps/dashboard', ['server/main.ts']],
])(
  '%s names the invalid setting in one sentence',
  async (_name, folder, args) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'unusable-'));
    const env = { DATA_DIR: dataDir, MAIL_FROM: 'nobody', PORT: '', LOG_LEVEL: '' };
    const error = await run('node', args, { cwd: join(root, folder), env }).then(
      () => undefined,
      (reason: CommandError) => reason,
    );
    rmSync(dataDir, { recursive: true });
    expect(error?.output).toContain('Cannot start: MAIL_FROM is not valid.');
    expect(error?.output.trim().split('\n')).toHaveLength(1);
    expect(error?.exitCode).toBe(MISCONFIGURED);
  },
  120_000,
);
