import { execFileSync } from 'node:child_process';
import {
  existsSync,
  globSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { root, run } from '../system/commands.ts';

const [CHECKED_OUT, BUILT] = ['.checked-out', '.built'];

/**
 * The sources of another release, checked out with its packages; reused if they exist.
 * @param commit of that release
 * @returns its root
 */
async function checkOutRelease(commit: string): Promise<string> {
  const name = git('rev-parse', '--verify', `${commit}^{commit}`);
  const folder = join(root, '.cache', 'releases', name);
  if (existsSync(join(folder, CHECKED_OUT))) return folder;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, '..'), { recursive: true });
  git('clone', '--quiet', '--local', '--no-checkout', root, folder);
  git('-C', folder, 'checkout', '--quiet', '--detach', name);
  if (!linkPackages(folder)) {
    await run('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund'], { cwd: folder });
  }
  writeFileSync(join(folder, CHECKED_OUT), '');
  return folder;
}

/** The same, built. */
export async function buildRelease(commit: string): Promise<string> {
  const folder = await checkOutRelease(commit);
  if (existsSync(join(folder, BUILT))) return folder;
  await run('node', ['scripts/build.ts'], { cwd: folder });
  writeFileSync(join(folder, BUILT), '');
  return folder;
}

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

interface Lock {
  packages: Record<string, { version?: string; optional?: boolean }>;
}

const readLock = (file: string): Lock['packages'] =>
  (JSON.parse(readFileSync(file, 'utf8')) as Lock).packages;

/** Uses the packages that are installed here, if that release needs the same versions. */
function linkPackages(folder: string): boolean {
  const here = readLock(join(root, 'node_modules/.package-lock.json'));
  const wanted = Object.entries(readLock(join(folder, 'package-lock.json')));
  const isSame = wanted.every(
    ([path, { version, optional }]) =>
      !path.includes('node_modules/') ||
      here[path]?.version === version ||
      (optional && here[path] === undefined),
  );
  if (!isSame) return false;
  const places = ['node_modules', '{apps,packages}/*/node_modules', 'e2e/node_modules'];
  for (const path of globSync(places, { cwd: root })) {
    if (existsSync(join(folder, path, '..'))) linkTree(join(root, path), join(folder, path));
  }
  return true;
}

/** A folder of hard links, because copies would take gigabytes. Links between workspaces point to that release. */
function linkTree(from: string, to: string) {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    // The build cache of content is its own.
    if (['.astro', '.vite', '.cache'].includes(entry.name)) continue;
    if (entry.isDirectory()) linkTree(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkSync(source, target);
  }
}
