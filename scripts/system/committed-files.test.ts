import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findSecrets, findUnexpected, listTracked } from './committed-files.ts';

let checkout: string;
beforeEach(() => {
  checkout = mkdtempSync(join(tmpdir(), 'committed-files-'));
  execFileSync('git', ['init', '--quiet'], { cwd: checkout });
});
afterEach(() => rmSync(checkout, { recursive: true }));

/** Stages files of a checkout and returns the findings. */
async function check(files: Record<string, string>) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(checkout, path)), { recursive: true });
    writeFileSync(join(checkout, path), text);
  }
  execFileSync('git', ['add', '--all', '--force'], { cwd: checkout });
  const tracked = listTracked(checkout);
  return { unexpected: findUnexpected(tracked), secrets: await findSecrets(checkout, tracked) };
}

describe('what git tracks', () => {
  it.each([
    '.data/secrets/intake-secret',
    'apps/website/.data/copy.json',
    'apps/dashboard/data2/secrets/payload-secret',
    'apps/dashboard/src/testing/dashboard.db',
    'apps/dashboard/src/testing/secrets/old.txt',
    'packages/server/testing/server.key',
    'backup-2026-11-27T04-00-00-000Z.tar.gz',
    '.env',
    'apps/dashboard/.env',
    'core.1234',
    'notes.txt',
  ])('may not be %s', async (path) => {
    expect((await check({ [path]: 'x' })).unexpected).toEqual([path]);
  });

  it('may be sources, copy, pictures and test inputs', async () => {
    const { unexpected, secrets } = await check({
      'README.md': 'Read me',
      'apps/website/src/pages/index.astro': '<p>Hello</p>',
      'packages/content/pages/landing/en.yaml': 'title: Hello',
      'packages/resumes/fixtures/plain__must-be-accepted.pdf': '%PDF-1.7',
      'deploy/systemd/agency-website.env': 'PORT=4321',
    });
    expect({ unexpected, secrets }).toEqual({ unexpected: [], secrets: [] });
  });

  it('contains no secret, and the report does not show it', async () => {
    // Concatenated here, so that this file contains no secret.
    const token = `ghp_${randomBytes(18).toString('hex')}`;
    const own = randomBytes(32).toString('base64url');
    const age = `AGE-SECRET-KEY-1${'Q'.repeat(58)}`;
    const { secrets } = await check({
      'scripts/one.ts': `\nexport const token = '${token}';\n`,
      'apps/website/src/two.ts': `export const key = '${age}';`,
      'deploy/three.conf': `${own}\n`,
    });
    expect(secrets).toHaveLength(3);
    expect(secrets.join('\n')).toMatch(/scripts\/one\.ts:2: /);
    for (const value of [token, own, age]) expect(secrets.join('\n')).not.toContain(value);
  });
});
