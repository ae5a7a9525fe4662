// Formatting, lint, house rules and types. `npm run check -- --fix` mends what can be mended.
import { runChecks } from './system/checks.ts';
import { run, stopOnSignals } from './system/commands.ts';
import { explain } from './system/steps.ts';

stopOnSignals();
try {
  if (process.argv.includes('--fix')) {
    await run('biome', ['check', '--write', '.'], { loud: true });
    await run('eslint', ['--fix', '.'], { loud: true });
  }
  const results = await runChecks();
  const failed = results.filter((result) => !result.passed).length;
  console.log(`\n${results.length - failed} passed, ${failed} failed`);
  process.exit(failed > 0 ? 1 : 0);
} catch (error) {
  await explain(error);
}
