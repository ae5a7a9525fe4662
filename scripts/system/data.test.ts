import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CommandError } from './commands.ts';
import { findDataProblem } from './data.ts';

test('a damaged database is reported, and an invalid setting throws', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'damaged-'));
  const file = join(dataDir, 'dashboard.db');
  writeFileSync(file, 'this is no database '.repeat(500));
  const env = { DATABASE_URL: '', SITE_URL: '', DASHBOARD_URL: '' };
  const settings = { host: '127.0.0.1', port: 5298, dashboardPort: 5299, dataDir, env };
  expect(await findDataProblem(settings)).toMatch(
    new RegExp(`^Cannot start: the database ${file} is damaged`),
  );
  // An invalid setting is not an error of the data.
  const wrong = { ...settings, env: { ...env, LOG_LEVEL: 'loud' } };
  await expect(findDataProblem(wrong)).rejects.toThrow(CommandError);
  rmSync(dataDir, { recursive: true });
}, 120_000);
