// Static checks, two at a time: formatting, lint, types, unused code, secrets. `npm run check -- --fix` fixes what it can.
import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CommandError, root, run, stopOnSignals } from './system/commands.ts';
import { exitWith } from './system/steps.ts';

interface Check {
  title: string;
  command: string;
  args: string[];
}

/** Every folder with a tsconfig. The website needs `astro check`, which also generates types. */
const projects = globSync('{apps,packages}/**/tsconfig.json', {
  cwd: root,
  exclude: (name) => /^(?:node_modules|dist|\.\w+)$/.test(name),
}).map((file) => dirname(file));

const checkTypes = (folder: string): Check => ({
  title: `types of ${folder}`,
  ...(folder === 'apps/website'
    ? { command: 'npm', args: ['run', 'types', '-w', folder] }
    : { command: 'node', args: [join(root, 'node_modules/typescript-7/bin/tsc'), '-p', folder] }),
});

/** Every check, the longest first. */
const checks: Check[] = [
  ...projects.map(checkTypes),
  {
    title: 'our lint rules',
    command: 'eslint',
    args: ['--max-warnings=0', '--cache', '--cache-location=.cache/eslint/', '.'],
  },
  { ...checkTypes('.'), title: 'types of packages, scripts and tests' },
  { title: 'unused code', command: 'knip', args: ['--no-progress'] },
  { title: 'format and lint', command: 'biome', args: ['check', '--error-on-warnings', '.'] },
  { title: 'no secrets, no data', command: 'node', args: ['scripts/system/committed-files.ts'] },
];

/** Runs one check and prints how it ended. */
async function runCheck({ title, command, args }: Check): Promise<boolean> {
  const started = performance.now();
  const failure = await run(command, args, { env: { ASTRO_TELEMETRY_DISABLED: '1' } }).then(
    () => undefined,
    (error) => `\n${error instanceof CommandError ? error.output : error}`,
  );
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`    ${failure ? '✗' : '✓'} ${title} (${seconds} s)${failure ?? ''}`);
  return failure === undefined;
}

/** Runs all checks. @returns whether each passed */
export async function runChecks(): Promise<boolean[]> {
  const results: boolean[] = [];
  const waiting = checks.values();
  const runNext = async () => {
    for (const check of waiting) results.push(await runCheck(check));
  };
  await Promise.all([runNext(), runNext()]);
  return results;
}

if (import.meta.main) {
  stopOnSignals();
  try {
    if (process.argv.includes('--fix')) {
      await run('biome', ['check', '--write', '.'], { loud: true });
      await run('eslint', ['--fix', '.'], { loud: true });
    }
    const results = await runChecks();
    const failed = results.filter((passed) => !passed).length;
    console.log(`\n${results.length - failed} passed, ${failed} failed`);
    process.exit(failed > 0 ? 1 : 0);
  } catch (error) {
    await exitWith(error);
  }
}
