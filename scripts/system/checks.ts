import { existsSync, globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CommandError, root, run } from './commands.ts';

/** One named thing that must hold about the sources. */
export interface Check {
  title: string;
  command: string;
  args: string[];
  cwd?: string;
}

export interface CheckResult {
  title: string;
  passed: boolean;
  /** What it printed, when it failed. */
  output: string;
  seconds: number;
}

/**
 * Types of both programs, house rules, types of all the rest, what is unused, what git tracks, format and lint. The
 * longest come first, so that none is alone in the end.
 */
function listChecks(): Check[] {
  return [
    ...listTyped().map((folder) => ({ title: `types of ${folder}`, ...checkTypes(folder) })),
    {
      title: 'house rules',
      command: 'eslint',
      args: ['--max-warnings=0', '--cache', '--cache-location=.cache/eslint/', '.'],
    },
    { title: 'types of packages, scripts and e2e', ...checkTypes('.') },
    { title: 'nothing unused', command: 'knip', args: ['--no-progress'] },
    { title: 'no secrets, no data', command: 'node', args: ['scripts/committed.ts'] },
    { title: 'format and lint', command: 'biome', args: ['check', '--error-on-warnings', '.'] },
  ];
}

/** Runs one check; never throws. */
async function runCheck({ title, command, args, cwd }: Check): Promise<CheckResult> {
  const started = performance.now();
  const done = (passed: boolean, output: string) => ({
    title,
    passed,
    output: output.trimEnd(),
    seconds: (performance.now() - started) / 1000,
  });
  try {
    await run(command, args, { cwd, env: { ASTRO_TELEMETRY_DISABLED: '1' } });
    return done(true, '');
  } catch (error) {
    return done(false, error instanceof CommandError ? error.output : String(error));
  }
}

/** Runs every check, `width` at a time, and says how each ended. */
export async function runChecks(width = 2): Promise<CheckResult[]> {
  const waiting = listChecks();
  const results: CheckResult[] = [];
  const worker = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const result = await runCheck(check);
      results.push(result);
      const mark = result.passed ? '✓' : '✗';
      console.log(`    ${mark} ${result.title} (${result.seconds.toFixed(1)} s)`);
      if (!result.passed) console.log(`${result.output}\n`);
    }
  };
  await Promise.all(Array.from({ length: width }, worker));
  return results;
}

/** Folders that have types of their own, besides the root: every workspace, and what runs elsewhere than the rest of it. */
function listTyped(): string[] {
  return globSync('{apps,packages}/**/tsconfig.json', {
    cwd: root,
    exclude: (name) => /^(?:node_modules|dist|\.\w+)$/.test(name),
  }).map((file) => dirname(file));
}

/** TypeScript's native compiler, several times as fast as what `.astro` needs: the website has a script of its own for both. */
function checkTypes(folder: string): Omit<Check, 'title'> {
  const cwd = join(root, folder);
  return existsSync(join(cwd, 'astro.config.ts'))
    ? { cwd, command: 'npm', args: ['run', '--silent', 'types'] }
    : { cwd, command: 'node', args: [join(root, 'node_modules/typescript-7/bin/tsc'), '-p', '.'] };
}
