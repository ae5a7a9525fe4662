import { execFileSync } from 'node:child_process';
import { root } from '../system/commands.ts';
import { findComponents, type LockedPackages } from './components.ts';

/** What changed since another release. */
export interface Changes {
  /** First lines of the commits, the newest first. */
  commits: string[];
  /** Names of the migrations that are new. */
  migrations: string[];
  /** Settings that are new, and those that are gone. */
  settings: { added: string[]; removed: string[] };
  /** Packages that came, went or have another version, in words. */
  packages: string[];
}

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });

/** The last tag before this commit; nothing when there is none. */
export function findLastRelease(): string | undefined {
  try {
    return git('describe', '--tags', '--abbrev=0', 'HEAD^').trim();
  } catch {
    return undefined;
  }
}

/** Reads from the history what changed between a commit and the present one. */
export function readChanges(since: string): Changes {
  const range = `${since}..HEAD`;
  const names = git(
    'diff',
    '--name-only',
    '--diff-filter=A',
    range,
    '--',
    'apps/dashboard/src/migrations',
  );
  const migrations = names
    .split('\n')
    .flatMap((path) => /\/\d+_\d+_(\w+)\.ts$/.exec(path)?.[1] ?? []);
  const [before, now] = [since, 'HEAD'].map((commit) => readSettings(readTable(commit)));
  return {
    commits: git('log', '--no-merges', '--format=%s', range).split('\n').filter(Boolean),
    migrations: [...new Set(migrations)],
    settings: {
      added: (now ?? []).filter((name) => !before?.includes(name)),
      removed: (before ?? []).filter((name) => !now?.includes(name)),
    },
    packages: comparePackages(readLock(since), readLock('HEAD')),
  };
}

const readLock = (commit: string): LockedPackages =>
  JSON.parse(git('show', `${commit}:package-lock.json`)).packages;

/** Has the table of settings. */
const SETTINGS = 'docs/configuration.md';

/** The document with the table of settings at a commit; older commits have the table in the README. */
function readTable(commit: string): string {
  const listed = git('ls-tree', '--name-only', commit, SETTINGS).trim();
  return git('show', `${commit}:${listed || 'README.md'}`);
}

/** Names in the table of settings. */
export const readSettings = (document: string): string[] =>
  [...document.matchAll(/^\| `([A-Z][A-Z\d_]+)` \|/gm)].map(([, name = '']) => name);

/** What became of the packages from one lock to another. */
export function comparePackages(before: LockedPackages, now: LockedPackages): string[] {
  const toVersions = (locked: LockedPackages) =>
    Map.groupBy(findComponents(locked), ({ name }) => name);
  const [old, present] = [toVersions(before), toVersions(now)];
  return [...new Set([...old.keys(), ...present.keys()])].sort().flatMap((name) => {
    const [from, to] = [old, present].map((all) =>
      (all.get(name) ?? []).map(({ version }) => version).join(', '),
    );
    if (from === to) return [];
    if (!from) return [`${name} ${to}, new`];
    return to ? [`${name} ${from} → ${to}`] : [`${name} ${from}, gone`];
  });
}

/** The notes of a release, for whoever puts it on a server and whoever wants to know what is new. */
export function toNotes(version: string, since: string, changes: Changes): string {
  const { commits, migrations, settings, packages } = changes;
  const list = (lines: string[], none: string) =>
    lines.length > 0 ? lines.map((line) => `- ${line}`).join('\n') : none;
  return `# ${version}

Since ${since}. How to deploy it and how to go back: docs/deployment.md.

## Database

${list(
  migrations.map((name) => `Changed by ${name}: make a backup first; the way back needs it`),
  'Not changed: the release before runs on it, too.',
)}

## Settings

${list(
  [
    ...settings.added.map((name) => `${name}, new (${SETTINGS})`),
    ...settings.removed.map((name) => `${name}, gone`),
  ],
  'As before.',
)}

## What changed

${list(commits, 'Nothing.')}

## Packages

${list(packages, 'As before.')}
`;
}
