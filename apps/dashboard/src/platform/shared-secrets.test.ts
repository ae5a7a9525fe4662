import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { getSecret } from '@agency/server/secrets';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStarter } from '../testing/start-client.ts';
import { requireSharedSecrets } from './secret-checks.ts';

const DATABASE_URL = 'postgres://localhost/none';
const secret = 'x'.repeat(32);
let DATA_DIR: string;
beforeEach(() => {
  DATA_DIR = mkdtempSync(join(tmpdir(), 'shared-secrets-'));
});
afterEach(() => rmSync(DATA_DIR, { recursive: true, force: true }));

function refuse(given: Partial<Parameters<typeof requireSharedSecrets>[0]> = {}): string {
  try {
    requireSharedSecrets({ DATA_DIR, DATABASE_URL, ...given } as never);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}

/** Content of `.env` after running the printed commands. */
function type(message: string): NodeJS.Dict<string> {
  execFileSync('sh', ['-c', message.split('\n').slice(1).join('\n')], { cwd: DATA_DIR });
  return parseEnv(readFileSync(join(DATA_DIR, '.env'), 'utf8'));
}

describe('the secrets of dashboards on PostgreSQL', () => {
  it('are required, and the printed commands create them', () => {
    const typed = type(refuse());
    expect(Object.keys(typed).sort()).toEqual(['INTAKE_SECRET', 'PAYLOAD_SECRET']);
    expect(new Set(Object.values(typed)).size).toBe(2);
    for (const value of Object.values(typed)) expect(value?.length).toBeGreaterThan(64);
    expect(refuse(typed)).toBe('');
  });

  it('are taken from the data folder', () => {
    const kept = getSecret(DATA_DIR, 'PAYLOAD_SECRET');
    const message = refuse({ INTAKE_SECRET: secret });
    expect(message).not.toContain(kept);
    expect(type(message)).toEqual({ PAYLOAD_SECRET: kept });
  });

  it('are optional with SQLite', () => {
    expect(refuse({ DATABASE_URL: undefined })).toBe('');
    expect(refuse({ DATABASE_URL: `file:${DATA_DIR}/dashboard.db` })).toBe('');
  });

  it('are required at startup, before anything is created', { timeout: 60_000 }, async () => {
    const starter = openStarter();
    const start = starter.start(DATA_DIR, { DATABASE_URL, PAYLOAD_SECRET: '' });
    await expect(start).rejects.toThrow(
      /^SettingsError: Cannot start: .*PAYLOAD_SECRET\..*\necho/s,
    );
    await starter.stop();
    expect(readdirSync(DATA_DIR)).toEqual([]);
  });
});
