// Static checks, two at a time: formatting, lint, types, unused code, secrets. `npm run check -- --fix` fixes what it can.
import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CommandError, root, run, stopOnSignals } from './system/commands.ts';
import { explain } from './system/steps.ts';

interface Check {
  title: string;
  command: string;
  args: string[];
}

const website = 'apps/website';
const tsc = join(root, 'node_modules/typescript-7/bin/tsc');

/** Every folder with types of its own. `.astro` files need `astro check`, which also generates types for the rest. */
const projects = globSync('{apps,packages}/**/tsconfig.json', {
  cwd: root,
  exclude: (name) => /^(?:node_modules|dist|\.\w+)$/.test(name),
}).map((file) => dirname(file));

const checkTypes = (folder: string): Check =>
  folder === website
    ? { title: `types of ${folder}`, command: 'npm', args: ['run', 'types', '-w', folder] }
    : { title: `types of ${folder}`, command: 'node', args: [tsc, '-p', folder] };

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
  { title: 'no secrets, no data', command: 'node', args: ['scripts/committed.ts'] },
];

/** Runs one check and says how it ended. */
async function runCheck({ title, command, args }: Check): Promise<boolean> {
  const started = performance.now();
  const finish = (mark: string, output = '') => {
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`    ${mark} ${title} (${seconds} s)${output && `\n${output}`}`);
    return mark === '✓';
  };
  try {
    await run(command, args, { env: { ASTRO_TELEMETRY_DISABLED: '1' } });
    return finish('✓');
  } catch (error) {
    return finish('✗', error instanceof CommandError ? error.output : String(error));
  }
}

/** Runs every check. @returns whether each passed */
export async function runChecks(): Promise<boolean[]> {
  const waiting = [...checks];
  const results: boolean[] = [];
  const work = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      results.push(await runCheck(check));
    }
  };
  await Promise.all([work(), work()]);
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
    await explain(error);
  }
}
