import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './commands.ts';
import { compileWebsite } from './programs.ts';
import { replaceBuild } from './replace-build.ts';

/** One of the two programs, as far as building goes. */
export interface Build {
  name: 'website' | 'dashboard';
  /** Workspace folder, from the root. */
  folder: string;
  /** Folder the build is run from, inside the workspace. */
  output: string;
  /** Folder it is written to first, when a program may be running from the other one meanwhile. */
  aside?: string;
  /** Settings whose value ends up in the build. */
  settings: string[];
  /** What is done with it when it is in its place. */
  finish?: () => Promise<void>;
}

export const builds: Build[] = [
  {
    name: 'website',
    folder: 'apps/website',
    output: 'dist',
    aside: '.cache/build',
    settings: ['SITE_URL'],
    finish: compileWebsite,
  },
  {
    name: 'dashboard',
    folder: 'apps/dashboard',
    output: '.next',
    settings: [],
  },
];

const SHARED_SOURCES = ['packages', 'brand.yaml', 'package-lock.json', 'tsconfig.base.json'];
const STAMP = '.built-from';
const NOT_SOURCES = new Set(['node_modules', 'dist', '.next', '.astro', '.cache', 'data']);

/** One value for everything the build is made from: equal value, equal build. */
function getSourceHash(build: Build): string {
  const hash = createHash('sha256');
  for (const path of [...SHARED_SOURCES, build.folder].flatMap((start) => listFiles(start))) {
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update('\0');
  }
  for (const name of build.settings) hash.update(`${name}=${process.env[name] ?? ''}\0`);
  return hash.digest('hex');
}

/** Whether the build on disk was made from the sources as they are now. */
export function isFresh(build: Build): boolean {
  const stamp = stampFile(build);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === getSourceHash(build);
}

/** Whether there is a finished build at all. */
export function isBuilt(build: Build): boolean {
  return existsSync(stampFile(build));
}

/**
 * Builds for production; the stamp is written last, so that half a build never counts. A build that is made aside
 * takes the old one's place when it is whole, so a running program always finds its files.
 */
export async function makeBuild(build: Build): Promise<void> {
  const folder = join(root, build.folder);
  const current = join(folder, build.output);
  const target = join(folder, build.aside ?? build.output);
  if (build.aside) rmSync(target, { recursive: true, force: true });
  else rmSync(join(target, STAMP), { force: true });
  const hash = getSourceHash(build);
  await run('npm', ['run', '--silent', 'build'], {
    cwd: folder,
    env: {
      NODE_ENV: 'production',
      ASTRO_TELEMETRY_DISABLED: '1',
      NEXT_TELEMETRY_DISABLED: '1',
      ...(build.aside && { BUILD_FOLDER: build.aside }),
    },
  });
  writeFileSync(join(target, STAMP), hash);
  if (build.aside) replaceBuild(current, target);
  await build.finish?.();
}

/** Builds the given programs side by side, except those whose build is fresh. @returns what became of each */
export async function makeBuilds(wanted: Build[] = builds, force = false): Promise<string> {
  const results = wanted.map(async (build) => {
    if (!force && isFresh(build)) return `${build.name} unchanged`;
    await makeBuild(build);
    return `${build.name} built`;
  });
  return (await Promise.all(results)).join(', ');
}

function stampFile(build: Build): string {
  return join(root, build.folder, build.output, STAMP);
}

/** Every source file below a file or folder, as paths from the root. */
function listFiles(start: string): string[] {
  const path = join(root, start);
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [start];
  return readdirSync(path)
    .filter(
      (name) =>
        !NOT_SOURCES.has(name) && !/\.test\.tsx?$|\.tsbuildinfo$|^next-env\.d\.ts$/.test(name),
    )
    .sort()
    .flatMap((name) => listFiles(join(start, name)));
}
