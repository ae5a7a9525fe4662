import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

/** What a program in a process of its own prints as JSON. */
function run(program: string) {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', program],
    { cwd: import.meta.dirname, encoding: 'utf8' },
  );
  expect(stderr).toBe('');
  return JSON.parse(stdout);
}

it('resolves no module within drizzle-orm through Node, and loads them all', () => {
  const { asked, loaded, type } = run(`
    import { registerHooks } from 'node:module';
    const isInside = (url) => url?.includes('/node_modules/drizzle-orm/');
    let [asked, loaded] = [0, 0];
    registerHooks({
      resolve(specifier, context, next) {
        if (isInside(context.parentURL) && specifier.startsWith('.')) asked += 1;
        return next(specifier, context);
      },
      load(url, context, next) {
        if (isInside(url)) loaded += 1;
        return next(url, context);
      },
    });
    await import('./quick-imports.ts');
    const { sqliteAdapter } = await import('@payloadcms/db-sqlite');
    process.stdout.write(JSON.stringify({ asked, loaded, type: typeof sqliteAdapter }));
  `);
  expect(type).toBe('function');
  expect(asked).toBe(0);
  expect(loaded).toBeGreaterThan(100);
});

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
    await import('../backup/make-backup.ts');
    await import('../backup/restore.ts');
    await import('../backup/move.ts');
    process.stdout.write(JSON.stringify(loaded));
  `) as string[];
  expect(loaded.some((url) => url.includes('/@aws-sdk/client-s3/'))).toBe(true);
  expect(loaded.filter((url) => /node_modules\/(payload|drizzle-orm)\//.test(url))).toEqual([]);
});
