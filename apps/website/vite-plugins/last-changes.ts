import { execFileSync } from 'node:child_process';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { languages } from '@agency/content/languages';
import type { Plugin } from 'vite';

const CONTENT = fileURLToPath(new URL('../../../packages/content/', import.meta.url));
const ID = 'virtual:last-changes';
/** Leaves the index alone, because others may be at work, and spells names as they are. */
const PLAINLY = ['--no-optional-locks', '-c', 'core.quotePath=false'];
/** Every file but those of languages that are not public. */
const PUBLIC_FILES = [
  '.',
  ...languages
    .filter(({ isOn }) => !isOn)
    .flatMap(({ tag }) => [`:(exclude)*/${tag}.yaml`, `:(exclude)*-${tag}.vtt`]),
];
/** Room for the names of all files that ever changed, bytes. */
const MOST_OUTPUT = 64 * 1024 * 1024;

/**
 * When the public files of each folder last changed, as git remembers it: folder, from `root` → ISO 8601. Left out are folders
 * with changes that are not committed yet, and all of them where the history is missing or cut off: the site would
 * rather say nothing than a day it does not know.
 */
export function getLastChanges(root: string): Record<string, string> {
  const git = (...words: string[]) =>
    execFileSync('git', [...PLAINLY, '-C', root, ...words], {
      encoding: 'utf8',
      maxBuffer: MOST_OUTPUT,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  try {
    if (git('rev-parse', '--is-shallow-repository').trim() !== 'false') return {};
    const names = ['--name-only', '--no-renames', '--relative'];
    const changes = toChanges(git('log', '--format=%x00%cI', ...names, ...PUBLIC_FILES));
    const edited = git('diff', ...names, '-z', 'HEAD', ...PUBLIC_FILES);
    const added = git('ls-files', '--others', '--exclude-standard', '-z', ...PUBLIC_FILES);
    for (const file of `${edited}${added}`.split('\0')) if (file) changes.delete(dirname(file));
    return Object.fromEntries(changes);
  } catch {
    // No git here, or no repository.
    return {};
  }
}

/** Reads a log in which a NUL begins each commit's day, and the names of its files follow. */
function toChanges(log: string): Map<string, string> {
  const changes = new Map<string, string>();
  for (const commit of log.split('\0').slice(1)) {
    const [committed = '', ...files] = commit.split('\n').filter((line) => line !== '');
    const day = new Date(committed).toISOString();
    for (const folder of new Set(files.map((file) => dirname(file)))) {
      // Clocks differ, so a later commit may bear an earlier day.
      if (day > (changes.get(folder) ?? '')) changes.set(folder, day);
    }
  }
  return changes;
}

/** `virtual:last-changes`: when each folder of `packages/content` last changed, for the sitemap. */
export function lastChanges(): Plugin {
  return {
    name: 'last-changes',
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load(id) {
      if (id !== `\0${ID}`) return undefined;
      return `export default ${JSON.stringify(getLastChanges(CONTENT))}`;
    },
  };
}
