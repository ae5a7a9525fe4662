// Costs of the website with many case studies: `node bench/many-case-studies.ts 20 1000`. Builds a copy of the project
// for each number. The added case studies are copies of ours with another path, name and position in the grid; their
// pictures have the same bytes, because encoding pictures, which the build caches, is not measured.
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getResidentBytes } from '../e2e/faults/processes.ts';
import { type Pair, startPair } from '../e2e/system/pair.ts';
import { copyProject } from '../e2e/system/project-copy.ts';
import { memoryFlags, waitUntilReady } from '../scripts/system/apps.ts';
import { builds, isFresh, makeBuild } from '../scripts/system/builds.ts';
import {
  endAll,
  run,
  startProcess,
  stopOnSignals,
  stopProcess,
} from '../scripts/system/commands.ts';
import { getFreePort } from '../scripts/system/ports.ts';
import { explain } from '../scripts/system/steps.ts';
import { load } from './load.ts';
import { toFigure } from './report.ts';

const SECONDS = 5;
/** Time after a start in which pages are rendered into the cache. */
const WARM_UP = 3;

/** Brings a copy of the project to this many case studies. */
function fillWithCaseStudies(copy: string, total: number): void {
  const content = join(copy, 'packages/content/case-studies');
  const samples = readdirSync(content);
  for (let number = samples.length; number < total; number += 1) {
    const sample = samples[number % samples.length] ?? '';
    const folder = join(content, `${sample}-${number}`);
    cpSync(join(content, sample), folder, { recursive: true });
    const file = join(folder, 'en.yaml');
    const words = readFileSync(file, 'utf8')
      .replace(/^route: .*$/m, `route: /measured-${number}`)
      .replace(/^(client: .*?)("?)$/m, `$1 ${number}$2`)
      .replace(/^order: .*$/m, `order: ${number + 1}`)
      .replace(/^mobileOrder: .*\n/m, '')
      .replace(/^aliases: .*\n/m, '')
      .replace(/^colour: .*$/m, `colour: "#${(0x100000 + number).toString(16)}"`);
    writeFileSync(file, words);
  }
}

async function measure(
  total: number,
  { dashboard, settings }: Pair,
): Promise<Record<string, string>> {
  const copy = copyProject();
  const env = { NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1', SITE_URL: '' };
  try {
    fillWithCaseStudies(copy, total);
    const cwd = join(copy, 'apps/website');
    const buildStarted = performance.now();
    await run('npm', ['run', '--silent', 'build'], { cwd, env });
    const building = (performance.now() - buildStarted) / 1000;

    const port = await getFreePort();
    const url = `http://127.0.0.1:${port}`;
    const started = performance.now();
    const child = startProcess('node', [...memoryFlags.website, 'server/main.ts'], {
      cwd,
      env: {
        ...env,
        HOST: '127.0.0.1',
        PORT: String(port),
        DASHBOARD_URL: dashboard.url,
        // Both processes read their common secret there.
        DATA_DIR: settings.dataDir,
        LOG_LEVEL: 'warn',
      },
      output: 'inherit',
    });
    const stop = () => stopProcess(child);
    try {
      await waitUntilReady({ name: 'website', url, child, stop });
      const start = performance.now() - started;
      const rates: Record<string, string> = {};
      for (const path of ['/', '/wise', '/our-work', '/sitemap.xml']) {
        await load(url + path, { seconds: WARM_UP });
        const { rate, p99, failed } = await load(url + path, { seconds: SECONDS });
        rates[path] =
          `${toFigure(rate)}/s, p99 ${toFigure(p99)} ms${failed ? `, ${failed} failed` : ''}`;
      }
      return {
        'build, s': toFigure(building),
        'build, ms a study': toFigure((building * 1000) / total),
        'ready after, ms': toFigure(start),
        'memory, MB': toFigure(getResidentBytes(child.pid ?? 0) / 1e6),
        ...rates,
      };
    } finally {
      await stop();
    }
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

stopOnSignals();
try {
  for (const build of builds) if (!isFresh(build)) await makeBuild(build);
  const pair = await startPair({ LOG_LEVEL: 'warn' });
  const numbers = process.argv.slice(2).map(Number);
  const rows: Record<string, Record<string, string>> = {};
  for (const total of numbers.length > 0 ? numbers : [20, 1000]) {
    rows[`${total} case studies`] = await measure(total, pair);
    console.table(rows);
  }
  await pair.dispose();
  await endAll(0);
} catch (error) {
  await explain(error);
}
