import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { root } from '../../scripts/system/commands.ts';

const GENERATED = new Set([
  'node_modules',
  'dist',
  '.next',
  '.astro',
  '.cache',
  'data',
  'test-results',
]);
const SOURCES = ['apps', 'packages', 'e2e', 'deploy', 'docs', 'brand.yaml', 'package.json'];
const SETTINGS = ['package-lock.json', 'tsconfig.base.json', 'tsconfig.json', 'vitest.config.ts'];

/** A copy of the project's sources for changes; the packages are those of the repository. */
export function copyProject(): string {
  const copy = mkdtempSync(join(tmpdir(), 'agency-copy-'));
  for (const name of [...SOURCES, ...SETTINGS]) {
    const filter = (path: string) => !GENERATED.has(basename(path));
    cpSync(join(root, name), join(copy, name), { recursive: true, filter });
  }
  const installed = globSync('{.,apps/*,packages/*}/node_modules', { cwd: root });
  for (const folder of installed.map(dirname)) linkPackages(folder, copy);
  return copy;
}

/** Links every package except the workspaces, which are those of the copy. */
function linkPackages(folder: string, copy: string) {
  const from = join(root, folder, 'node_modules');
  const to = join(copy, folder, 'node_modules');
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    // The build cache of content is its own.
    if (['@agency', '.astro', '.vite'].includes(name)) continue;
    symlinkSync(join(from, name), join(to, name));
  }
  if (folder !== '.') return;
  mkdirSync(join(to, '@agency'));
  for (const name of readdirSync(join(copy, 'packages')))
    symlinkSync(join(copy, 'packages', name), join(to, '@agency', name));
}

/** Every source file of the copy that is new or differs from the repository, relative to the root. */
export function findChanges(copy: string): string[] {
  const read = (folder: string, file: string) => {
    try {
      return readFileSync(join(folder, file), 'base64');
    } catch {
      return undefined;
    }
  };
  return SOURCES.flatMap((name) =>
    globSync([name, `${name}/**/*`], {
      cwd: copy,
      withFileTypes: true,
      exclude: (entry) => GENERATED.has(entry.name),
    }),
  )
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.tsbuildinfo'))
    .map((entry) => join(entry.parentPath, entry.name).slice(copy.length + 1))
    .filter((file) => read(copy, file) !== read(root, file))
    .toSorted();
}
