// @module-tag nightly
import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { findPostgres } from '@agency/server/testing/find-postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  query,
  startPostgres,
  type TestPostgres,
} from '../../apps/dashboard/src/testing/postgres.ts';
import { checkOutRelease, hasCommit } from '../../e2e/system/other-release.ts';
import { root } from '../system/commands.ts';
import { readLastRelease, toLastRelease } from './last-release.ts';

/** FROM=<commit> tries another release than the last one. Empty before the first release. */
const { FROM: from = readLastRelease().commit ?? '' } = process.env;

/** A program of some release that is at work. */
interface Worker {
  ask(task: string, ...args: unknown[]): Promise<Record<string, unknown>>;
  child: ChildProcess;
}

// Skipped, and counted as that, without PostgreSQL, before the first release or where the history is cut off.
describe.skipIf(!findPostgres() || !hasCommit(from))('the last release next to this one', () => {
  const folder = mkdtempSync(join(tmpdir(), 'release-skew-'));
  let server: TestPostgres;
  let url: string;
  let workers: Record<'old' | 'present', Worker>;

  /** Starts one, and waits until the database is as it wants it. */
  async function start(copy: string, name: string): Promise<Worker> {
    const dataDir = join(folder, name);
    mkdirSync(dataDir);
    const child = spawn(
      process.execPath,
      [join(import.meta.dirname, 'testing/work-with-release.ts'), copy, dataDir, url],
      {
        cwd: join(copy, 'apps/dashboard'),
        env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'error' },
        stdio: ['pipe', 'pipe', 'pipe'],
      },
    );
    let complaints = '';
    child.stderr.on('data', (text) => {
      complaints += text;
    });
    const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    /** The next response; what else it prints is a log. */
    const next = async (): Promise<Record<string, unknown>> => {
      const { value, done } = await lines.next();
      if (done) throw new Error(`${name} ended: ${complaints}`);
      try {
        const said = JSON.parse(value);
        return said && typeof said === 'object' && 'level' in said ? next() : said;
      } catch {
        return next();
      }
    };
    await next();
    return {
      child,
      ask(...task) {
        child.stdin.write(`${JSON.stringify(task)}\n`);
        return next();
      },
    };
  }

  beforeAll(async () => {
    server = await startPostgres();
    url = await server.createDatabase();
    const copy = await checkOutRelease(from);
    // The new release makes the schema, the old one finds it.
    const present = await start(root, 'present');
    workers = { present, old: await start(copy, 'old') };
  }, 400_000);
  afterAll(async () => {
    for (const { child } of Object.values(workers ?? {})) child.kill('SIGKILL');
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  }, 60_000);

  const each = ['old', 'present'] as const;

  it('runs on the migrations of the other', async () => {
    const rows = await query(url, 'SELECT name FROM payload_migrations ORDER BY id');
    expect(rows.at(-1)?.name).toBe(toLastRelease('').postgres);
  });

  it('stores messages, and recognises those of the other', async () => {
    for (const first of each) {
      const second = first === 'old' ? 'present' : 'old';
      const key = randomUUID();
      const stored = await workers[first].ask('send', key);
      expect(stored).toMatchObject({ status: 201, reference: expect.any(String) });
      const { reference } = stored;
      expect(await workers[second].ask('send', key)).toMatchObject({ status: 200, reference });
    }
  });

  it('lets editors write, publish, change posts of the other, and unpublish', async () => {
    let other: unknown = null;
    for (let round = 0; round < 3; round += 1) {
      for (const release of each) {
        const title = `By ${release} ${round}`;
        const done = await workers[release].ask('edit', title, other);
        expect(done).toEqual({ id: expect.any(Number), isListed: true });
        if (other !== null) {
          expect(await workers[release].ask('takeBack', other)).toBeNull();
        }
        other = done.id;
      }
    }
  });

  it.each(['contact-messages', 'blogs', 'case-studies', 'openings', 'users', 'deliveries'])(
    'reads %s alike',
    async (collection) => {
      const found = await Promise.all(each.map((name) => workers[name].ask('read', collection)));
      expect(found[0]).toEqual(expect.any(Number));
      expect(found[0]).toBe(found[1]);
    },
  );
});
