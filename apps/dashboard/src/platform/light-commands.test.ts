import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

/** The JSON output of a child process. */
function run(program: string) {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', program],
    { cwd: import.meta.dirname, encoding: 'utf8' },
  );
  expect(stderr).toBe('');
  return JSON.parse(stdout);
}

it('copies, restores and moves without loading Payload', () => {
  const loaded = run(`
    import { registerHooks } from 'node:module';
    const loaded = [];
    registerHooks({
      load(url, context, next) {
        loaded.push(url);
        return next(url, context);
      },
    });
    await import('../operations/backup/create-backup.ts');
    await import('../operations/backup/restore.ts');
    await import('../operations/backup/move.ts');
    process.stdout.write(JSON.stringify(loaded));
  `) as string[];
  expect(loaded.some((url) => url.includes('/@aws-sdk/client-s3/'))).toBe(true);
  expect(loaded.filter((url) => /node_modules\/(payload|drizzle-orm)\//.test(url))).toEqual([]);
});
