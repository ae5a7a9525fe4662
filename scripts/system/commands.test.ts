import { mkdtempSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { run } from './commands.ts';

const script = "fs.mkdirSync('kept'); fs.writeFileSync('kept/message', 'private')";

test('files of a private process are readable for its own user only', async () => {
  const cwd = mkdtempSync(join(tmpdir(), 'umask-'));
  const before = process.umask();
  await run(process.execPath, ['-e', script], { cwd, isPrivate: true });
  for (const path of ['kept', 'kept/message']) {
    expect(statSync(join(cwd, path)).mode & 0o077, path).toBe(0);
  }
  expect(process.umask(), 'ours').toBe(before);
});
