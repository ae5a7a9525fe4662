import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStarter, type Starter } from '../testing/start-client.ts';

describe('secrets in the data folder', { timeout: 300_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'kept-secrets-'));
  const secrets = join(folder, 'secrets');
  let starter: Starter;
  const kept: Record<string, string> = {};
  /** Starts a dashboard that has no secrets but those of its folder. */
  const ours = { PAYLOAD_SECRET: '', INTAKE_SECRET: '' };
  const start = (given: Record<string, string> = {}) =>
    starter.start(folder, { ...ours, ...given });
  const accept = (...args: string[]) =>
    execFileSync(process.execPath, [join(import.meta.dirname, '../commands/secrets.ts'), ...args], {
      env: {
        ...process.env,
        NODE_ENV: 'production',
        DATA_DIR: folder,
        LOG_LEVEL: 'error',
        ...ours,
      },
      encoding: 'utf8',
      stdio: 'pipe',
    });
  const putBack = () => {
    for (const [name, text] of Object.entries(kept)) writeFileSync(join(secrets, name), text);
  };

  beforeAll(async () => {
    starter = openStarter();
    await start();
    for (const name of readdirSync(secrets)) kept[name] = readFileSync(join(secrets, name), 'utf8');
  });
  afterAll(async () => {
    await starter.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('are created at the first start and used by the next', async () => {
    expect(Object.keys(kept).sort()).toEqual(['intake-secret', 'payload-secret']);
    await start();
  });

  it('are not created again if one is missing', async () => {
    for (const name of Object.keys(kept)) {
      rmSync(join(secrets, name));
      await expect(start()).rejects.toThrow(/is missing.*has been used.*restore.*--accept/s);
      expect(existsSync(join(secrets, name))).toBe(false);
      putBack();
    }
    rmSync(secrets, { recursive: true });
    await expect(start()).rejects.toThrow(/payload-secret is missing/);
    mkdirSync(secrets, { mode: 0o700 });
    putBack();
    await start();
  });

  it.each(['payload-secret', 'intake-secret'])(
    'are rejected if the file %s was replaced, such as by a website',
    async (name) => {
      writeFileSync(join(secrets, name), 'x'.repeat(43));
      const title = name.toUpperCase().replace('-', '_');
      await expect(start()).rejects.toThrow(new RegExp(`${title} is not the one`));
      putBack();
      await expect(start({ [title]: 'y'.repeat(43) })).rejects.toThrow(/is not the one/);
      await start();
    },
  );

  it('can be changed only with --accept', async () => {
    for (const name of Object.keys(kept)) rmSync(join(secrets, name));
    expect(() => accept()).toThrow(/Usage/);
    await expect(start()).rejects.toThrow(/is missing/);
    expect(accept('--accept')).toMatch(/secrets of now/);
    expect(readdirSync(secrets).sort()).toEqual(Object.keys(kept).sort());
    await start();
    putBack();
    await expect(start()).rejects.toThrow(/is not the one/);
  });
});
