import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { getSecret } from './secrets.ts';

const run = promisify(execFile);
let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'secrets-'));
});
afterEach(() => {
  rmSync(dataDir, { recursive: true });
});

describe('secret', () => {
  it('is created once and stored, readable by its owner only', () => {
    const secret = getSecret(dataDir, 'INTAKE_SECRET');
    expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
    expect(getSecret(dataDir, 'INTAKE_SECRET')).toBe(secret);
    expect(getSecret(dataDir, 'PAYLOAD_SECRET')).not.toBe(secret);
    const folder = join(dataDir, 'secrets');
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    expect(statSync(join(folder, 'intake-secret')).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder)).toEqual(['intake-secret', 'payload-secret']);
  });

  it('of the environment has priority and is not stored', () => {
    expect(getSecret(dataDir, 'INTAKE_SECRET', 'x'.repeat(32))).toBe('x'.repeat(32));
    expect(readdirSync(dataDir)).toEqual([]);
  });

  it('that others could read is made private', () => {
    const file = join(dataDir, 'secrets', 'intake-secret');
    mkdirSync(join(dataDir, 'secrets'));
    writeFileSync(file, 'y'.repeat(40), { mode: 0o644 });
    expect(getSecret(dataDir, 'INTAKE_SECRET')).toBe('y'.repeat(40));
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('that is too short ends the start and is not logged', () => {
    mkdirSync(join(dataDir, 'secrets'));
    writeFileSync(join(dataDir, 'secrets', 'intake-secret'), 'hunter2');
    expect(() => getSecret(dataDir, 'INTAKE_SECRET')).toThrowError(/too short/);
    expect(() => getSecret(dataDir, 'INTAKE_SECRET')).not.toThrowError(/hunter2/);
  });

  it('is the same for processes that start at once', async () => {
    const script = `import { getSecret } from ${JSON.stringify(join(import.meta.dirname, 'secrets.ts'))};
      process.stdout.write(getSecret(${JSON.stringify(dataDir)}, 'INTAKE_SECRET'));`;
    const responses = await Promise.all(
      Array.from({ length: 8 }, () =>
        run(process.execPath, ['--input-type=module', '--eval', script]),
      ),
    );
    expect(new Set(responses.map((response) => response.stdout)).size).toBe(1);
    expect(readdirSync(join(dataDir, 'secrets'))).toEqual(['intake-secret']);
  });
});
