import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CommandError } from './commands.ts';
import { findDataProblem } from './data.ts';

test('a damaged database is a problem that is told, and no end of everything', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'damaged-'));
  const file = join(dataDir, 'dashboard.db');
  writeFileSync(file, 'this is no database '.repeat(500));
  const env = { DATABASE_URL: '', SITE_URL: '', DASHBOARD_URL: '' };
  const place = { host: '127.0.0.1', port: 5298, dashboardPort: 5299, dataDir, env };
  expect(await findDataProblem(place)).toMatch(
    new RegExp(`^Cannot start: the database ${file} is damaged`),
  );
  // A setting that cannot be used is no matter of data.
  const wrong = { ...place, env: { ...env, LOG_LEVEL: 'loud' } };
  await expect(findDataProblem(wrong)).rejects.toThrow(CommandError);
  rmSync(dataDir, { recursive: true });
}, 120_000);
