/** A setting or a package that differs between two commits. */
interface Change {
  name: string;
  before?: string;
  now?: string;
}

/** The changes since another release. */
export interface Changes {
  /** Subjects of the commits, the newest first. */
  commits: string[];
  /** Names of the new migrations. */
  migrations: string[];
  settings: Change[];
  packages: Change[];
}

/**
 * Reads the changes between a commit and HEAD.
 * @param git runs git and returns its output
 */
export function readChanges(since: string, git: (...args: string[]) => string): Changes {
  const range = `${since}..HEAD`;
  const diff = (...paths: string[]) => git('diff', '--unified=0', range, '--', ...paths);
  const added = git('diff', '--name-only', '--diff-filter=A', range, '--', 'apps/dashboard/src');
  const migrations = [...added.matchAll(/\/migrations\/\w+\/\d+_\d+_(\w+)\.ts$/gm)];
  return {
    commits: git('log', '--no-merges', '--format=%s', range).split('\n').filter(Boolean),
    migrations: [...new Set(migrations.map(([, name = '']) => name))],
    settings: findChanges(diff('docs/configuration.md'), /^([+-])\| `([A-Z][A-Z\d_]+)` \|/gm),
    packages: findChanges(
      diff('package.json', 'packages/*/package.json', 'apps/*/package.json'),
      /^([+-])\s+"((?!version)[\w@/.-]+)": "(?:npm:[\w-]+@)?(\d[\w.-]+)"/gm,
    ),
  };
}

/** Compares the removed and the added lines of a diff. @param line matches sign, name and version */
function findChanges(diff: string, line: RegExp): Change[] {
  const changes = new Map<string, Change>();
  for (const [, sign, name = '', version = ''] of diff.matchAll(line)) {
    const change = changes.get(name) ?? { name };
    changes.set(name, { ...change, [sign === '+' ? 'now' : 'before']: version });
  }
  return [...changes.values()].filter(({ before, now }) => before !== now);
}

const describe = ({ name, before, now }: Change) => {
  if (before === undefined) return `${name} ${now}`.trim().concat(', new');
  return now === undefined ? `${name}, removed` : `${name} ${before} → ${now}`;
};

/** The release notes for operators, in Markdown. */
export function toNotes(version: string, since: string, changes: Changes): string {
  const section = (title: string, lines: string[], none: string) =>
    `## ${title}\n\n${lines.map((line) => `- ${line}`).join('\n') || none}\n`;
  return [
    `# ${version}\n\nSince ${since}. How to deploy it and how to go back: docs/deployment.md.\n`,
    section(
      'Database',
      changes.migrations.map(
        (name) => `Migration ${name}: make a backup first to be able to go back`,
      ),
      'Unchanged: the previous release runs on it, too.',
    ),
    section('Settings', changes.settings.map(describe), 'Unchanged.'),
    section('What changed', changes.commits, 'Nothing.'),
    section('Packages', changes.packages.map(describe), 'Unchanged.'),
  ].join('\n');
}
