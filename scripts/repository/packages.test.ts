import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../system/commands.ts';

/** An entry of package-lock.json. */
interface LockedPackage {
  integrity?: string;
  link?: boolean;
  optional?: boolean;
}

const locks = ['package-lock.json', 'art/package-lock.json', 'bench/lighthouse/package-lock.json'];
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const listLocked = (lock: string): [string, LockedPackage][] =>
  Object.entries<LockedPackage>(JSON.parse(read(lock)).packages).filter(
    ([path, { link }]) => path.includes('node_modules/') && !link,
  );

test.each(locks)('%s contains no URL of a registry, so that any mirror works', (lock) => {
  expect(read(lock)).not.toMatch(/"resolved": "https?:/);
});

// npm has no checksum of a package for another platform that its registry does not have.
test.each(locks)('every package of %s has a checksum', (lock) => {
  const open = listLocked(lock).filter(([, { integrity, optional }]) => !integrity && !optional);
  expect(open).toEqual([]);
});

/** Large packages that every dashboard loads or sends. npm alone would install several copies. */
test.each(['date-fns', 'drizzle-orm'])('%s is installed once', (name) => {
  const paths = listLocked('package-lock.json').map(([path]) => path);
  expect(paths.filter((path) => path.endsWith(`node_modules/${name}`))).toHaveLength(1);
});

test('dependencies are pinned to one version', () => {
  const manifests = globSync('{.,art,bench/lighthouse,e2e,apps/*,packages/*}/package.json', {
    cwd: root,
  });
  const loose = manifests.flatMap((manifest) => {
    const { dependencies, devDependencies } = JSON.parse(read(manifest));
    return Object.entries<string>({ ...dependencies, ...devDependencies }).filter(
      ([, version]) => !/^(npm:[\w-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
    );
  });
  expect(loose).toEqual([]);
});

test('.nvmrc names the Node that comes with the packages', () => {
  const { devDependencies } = JSON.parse(read('package.json'));
  expect(devDependencies.node.split('.')[0]).toBe(read('.nvmrc').trim());
});
