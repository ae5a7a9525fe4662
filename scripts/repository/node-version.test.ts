import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

it('unit tests on a Node without TypeScript end at once with instructions', () => {
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const args = ['--no-strip-types', vitest, 'run', 'scripts/repository/colours.test.ts'];
  const { status, stderr } = spawnSync(process.execPath, args, {
    cwd: root,
    encoding: 'utf8',
    timeout: 60_000,
  });
  expect(stderr).toMatch(/cannot run these tests\. Type: npm run test/);
  expect(status).toBe(1);
});
