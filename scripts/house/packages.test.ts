import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../system/commands.ts';
import {
  completeChecksums,
  completeLock,
  findMissing,
  findUnsummed,
  LOCKS,
  type LockEntry,
} from '../system/lock.ts';

/** Oldest version without a known hole that concerns us, by package. A newer advisory raises its line. */
const FLOORS: Record<string, string> = {
  '@payloadcms/db-postgres': '3.79.1',
  '@payloadcms/db-sqlite': '3.79.1',
  '@payloadcms/next': '3.79.1',
  '@payloadcms/richtext-lexical': '3.79.1',
  '@payloadcms/storage-s3': '3.79.1',
  '@payloadcms/ui': '3.79.1',
  astro: '7.2.8',
  'drizzle-orm': '0.45.2',
  next: '16.3.3',
  node: '22.12.0',
  nodemailer: '8.0.5',
  payload: '3.79.1',
  react: '19.2.6',
  'react-dom': '19.2.6',
  'sanitize-html': '2.18.1',
  sharp: '0.35.4',
};

interface Lock {
  packages: Record<string, { version?: string; dev?: boolean }>;
}

const locks = LOCKS.map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
const locked = locks.flatMap(({ path: lock, text }) =>
  Object.entries((JSON.parse(text) as Lock).packages).flatMap(([path, { version }]) => {
    const name = path.split('node_modules/').at(-1) ?? '';
    return path.includes('node_modules/') && version ? [{ lock, name, path, version }] : [];
  }),
);

function isBelow(version: string, floor: string): boolean {
  const [a = [], b = []] = [version, floor].map((text) => text.split(/[.-]/).map(Number));
  const at = b.findIndex((part, index) => (a[index] ?? 0) !== part);
  return at >= 0 && !((a[at] ?? 0) > (b[at] ?? 0));
}

test('versions compare by number, part by part', () => {
  expect(isBelow('0.9.9', '0.35.4')).toBe(true);
  expect(isBelow('0.35.4', '0.35.4')).toBe(false);
  expect(isBelow('0.36.0', '0.35.4')).toBe(false);
  expect(isBelow('1.0.0', '0.35.4')).toBe(false);
});

test('every locked copy of a package is at or above its floor', () => {
  const below = locked.filter(({ name, version }) => {
    const floor = FLOORS[name];
    return floor !== undefined && isBelow(version, floor);
  });
  expect(below).toEqual([]);
});

/** Large packages that every dashboard loads or sends, of which npm by itself would install several copies. */
test.each(['date-fns', 'drizzle-orm'])('%s is installed once', (name) => {
  expect(locked.filter((one) => one.name === name).map(({ path }) => path)).toEqual([
    `node_modules/${name}`,
  ]);
});

test('every floor guards a package that is locked', () => {
  const names = new Set(locked.map(({ name }) => name));
  expect(Object.keys(FLOORS).filter((name) => !names.has(name))).toEqual([]);
});

test.each(locks)('$path names no registry host, so any mirror serves', ({ text }) => {
  expect(text).not.toMatch(/"resolved": "https?:/);
});

test.each(locks)(
  '$path holds the packages of every platform (scripts/complete-lock.ts puts them back)',
  ({ text }) => {
    expect(findMissing(JSON.parse(text).packages)).toEqual([]);
  },
);

/** Whether a package is for a machine other than the servers the site runs on. */
const isForOthers = ({ optional, os, cpu, libc }: LockEntry) =>
  optional === true &&
  ((os !== undefined && !os.includes('linux')) ||
    libc?.includes('musl') ||
    (cpu !== undefined && !cpu.includes('x64')));

test.each(locks)(
  'every package of $path has a checksum but those of platforms the registry may not carry',
  ({ text }) => {
    const open = findUnsummed(JSON.parse(text).packages);
    expect(open.filter(({ entry }) => !isForOthers(entry)).map(({ path }) => path)).toEqual([]);
  },
);

test('a missing checksum is asked for and put behind the version', async () => {
  const entries = {
    'node_modules/known': { version: '1.0.0', os: ['darwin'] },
    'node_modules/tool/node_modules/@deep/known': { version: '1.0.0' },
    'node_modules/unknown': { version: '2.0.0' },
    'node_modules/summed': { version: '3.0.0', integrity: 'sha512-own' },
    'node_modules/@agency/e2e': { link: true },
  };
  const completed = await completeChecksums(entries, async (name, version) =>
    name.endsWith('known') && name !== 'unknown' ? `sha512-${name}@${version}` : undefined,
  );
  expect(JSON.stringify(completed['node_modules/known'])).toBe(
    '{"version":"1.0.0","integrity":"sha512-known@1.0.0","os":["darwin"]}',
  );
  expect(completed['node_modules/tool/node_modules/@deep/known']).toMatchObject({
    integrity: 'sha512-@deep/known@1.0.0',
  });
  expect(findUnsummed(completed).map(({ path }) => path)).toEqual(['node_modules/unknown']);
});

test('a platform package that is missing is put back with its platform', () => {
  const entries = {
    'node_modules/tool': {
      version: '1.0.0',
      dev: true,
      optionalDependencies: { '@tool/linux-x64-musl': '1.0.0', '@tool/darwin-arm64': '1.0.0' },
    },
    'node_modules/@tool/darwin-arm64': { version: '1.0.0' },
  };
  expect(completeLock(entries)['node_modules/@tool/linux-x64-musl']).toEqual({
    version: '1.0.0',
    cpu: ['x64'],
    dev: true,
    libc: ['musl'],
    optional: true,
    os: ['linux'],
  });
  expect(findMissing(completeLock(entries))).toEqual([]);
});

test('dependencies are pinned to one version', () => {
  const manifests = [
    '.',
    ...globSync('packages/*', { cwd: root }),
    'apps/website',
    'apps/dashboard',
    'e2e',
    'art',
  ];
  const loose = manifests.flatMap((folder) => {
    const manifest = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
    const wanted: Record<string, string> = {
      ...manifest.dependencies,
      ...manifest.devDependencies,
    };
    return Object.entries(wanted).filter(
      ([, version]) => !/^(npm:[\w-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
    );
  });
  expect(loose).toEqual([]);
});
