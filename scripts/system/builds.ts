import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AppName, compileWebsite } from './apps.ts';
import { root, run } from './commands.ts';
import { replaceBuild } from './replace-build.ts';

/** How to build an app. */
export interface Build {
  name: AppName;
  /** Folder that the build runs from, inside the folder of the app. */
  output: string;
  /** Folder that it is written to first, so that a running app keeps its files. */
  temporary?: string;
  /** Environment variables whose values are part of the build. */
  settings: string[];
  finish?: () => Promise<void>;
}

export const builds: Build[] = [
  {
    name: 'website',
    output: 'dist',
    temporary: '.cache/build',
    settings: ['SITE_URL'],
    finish: compileWebsite,
  },
  { name: 'dashboard', output: '.next', settings: [] },
];

const SHARED_SOURCES = ['packages', 'brand.yaml', 'package-lock.json', 'tsconfig.base.json'];
const NO_SOURCES =
  /^(?:node_modules|dist|\.next|\.astro|\.cache|data|next-env\.d\.ts)$|\.test\.tsx?$|\.tsbuildinfo$/;

/** A hash of everything that the build depends on. */
function getSourceHash({ name, settings }: Build): string {
  const hash = createHash('sha256');
  for (const path of [...SHARED_SOURCES, `apps/${name}`].flatMap(listSources)) {
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update('\0');
  }
  for (const setting of settings) hash.update(`${setting}=${process.env[setting] ?? ''}\0`);
  return hash.digest('hex');
}

/** The source files of a file or folder. */
function listSources(path: string): string[] {
  if (statSync(join(root, path)).isFile()) return [path];
  return readdirSync(join(root, path))
    .filter((name) => !NO_SOURCES.test(name))
    .sort()
    .flatMap((name) => listSources(`${path}/${name}`));
}

/** The file in which a finished build records the hash of its sources. */
const toStampFile = ({ name, output }: Build) => join(root, 'apps', name, output, '.built-from');

/** Whether there is a finished build, of any sources. */
export const isBuilt = (build: Build): boolean => existsSync(toStampFile(build));

/** Whether the build was made from the current sources. */
export const isFresh = (build: Build): boolean =>
  isBuilt(build) && readFileSync(toStampFile(build), 'utf8') === getSourceHash(build);

/** Builds an app for production. An interrupted build has no stamp, so it does not count. */
export async function buildApp(build: Build): Promise<void> {
  const { name, output, temporary = output, finish } = build;
  const folder = join(root, 'apps', name);
  if (temporary === output) rmSync(toStampFile(build), { force: true });
  else rmSync(join(folder, temporary), { recursive: true, force: true });
  const hash = getSourceHash(build);
  await run('npm', ['run', '--silent', 'build'], {
    cwd: folder,
    env: {
      NODE_ENV: 'production',
      ASTRO_TELEMETRY_DISABLED: '1',
      NEXT_TELEMETRY_DISABLED: '1',
      BUILD_FOLDER: temporary,
    },
  });
  writeFileSync(toStampFile({ ...build, output: temporary }), hash);
  if (temporary !== output) replaceBuild(join(folder, output), join(folder, temporary));
  await finish?.();
}

/** The builds of the named apps, or of all. @throws if a name is unknown */
export function chooseBuilds(names: string[]): Build[] {
  const unknown = names.filter((one) => !builds.some(({ name }) => name === one));
  if (unknown.length > 0) throw new Error(`Unknown app: ${unknown.join(', ')}.`);
  return builds.filter(({ name }) => names.length === 0 || names.includes(name));
}

/** Builds the given apps at the same time, except those that are fresh. @returns a summary */
export async function buildApps(wanted: Build[] = builds, force = false): Promise<string> {
  const results = wanted.map(async (build) => {
    if (!force && isFresh(build)) return `${build.name} unchanged`;
    await buildApp(build);
    return `${build.name} built`;
  });
  // A failed build does not interrupt the other one: `next build` would go on without us, and block the next run.
  await Promise.allSettled(results);
  return (await Promise.all(results)).join(', ');
}
