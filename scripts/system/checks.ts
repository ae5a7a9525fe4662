import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
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

/** Folders of our own code, the artwork's included. */
const SOURCES = ['apps', 'packages', 'art', 'e2e', 'scripts', 'bench', 'eslint'];

/** Format, lint, house rules, imports, what is unused, and types of the root and of every workspace. */
function listChecks(): Check[] {
  return [
    { title: 'format and lint', command: 'biome', args: ['check', '--error-on-warnings', '.'] },
    {
      title: 'house rules',
      command: 'eslint',
      args: ['--max-warnings=0', '--cache', '--cache-location=.cache/eslint/', '.'],
    },
    {
      title: 'imports',
      command: 'depcruise',
      args: ['--config', 'imports.config.ts', '--output-type', 'err-long', ...SOURCES],
    },
    { title: 'nothing unused', command: 'knip', args: ['--no-progress'] },
    { title: 'types of scripts and e2e', command: 'tsc', args: ['-p', '.'] },
    ...listWorkspaces()
      .filter((folder) => existsSync(join(root, folder, 'tsconfig.json')))
      .map((folder) => ({
        title: `types of ${folder}`,
        cwd: join(root, folder),
        ...(existsSync(join(root, folder, 'astro.config.ts'))
          ? { command: 'astro', args: ['check', '--minimumSeverity', 'hint'] }
          : { command: 'tsc', args: ['-p', '.'] }),
      })),
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

function listWorkspaces(): string[] {
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return (workspaces as string[]).flatMap((pattern) => {
    if (!pattern.endsWith('/*')) return [pattern];
    const parent = pattern.slice(0, -2);
    return readdirSync(join(root, parent)).map((name) => `${parent}/${name}`);
  });
}
