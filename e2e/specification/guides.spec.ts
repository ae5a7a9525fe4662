import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { BUCKET_TIME } from '../../apps/website/src/model/seeded-random.ts';
import { waitUntilReady } from '../../scripts/system/apps.ts';
import { root, run, startProcess, stopProcess } from '../../scripts/system/commands.ts';
import { getFreePort } from '../../scripts/system/ports.ts';
import { copyProject, findChanges } from '../system/project-copy.ts';
import { compareFiles, readRecipe } from '../system/recipes.ts';
import { dashboard, expect, test } from '../test.ts';
import { getProjects } from './case-studies.ts';
import {
  caseStudyGuide,
  field,
  fieldGuide,
  pageGuide,
  section,
  sectionGuide,
  studio,
  study,
} from './guides.ts';
import { readPage } from './read-page.ts';
import { brand } from './routes.ts';

/** Enough visits to see a random related project: each visit omits it with a probability of 17 in 20. */
const MAX_VISITS = 200;
/** Pause between two visits, in milliseconds: a page checks its dependencies no more often. */
const PAUSE = 300;

let copy = '';
test.afterEach(() => rmSync(copy, { recursive: true, force: true }));

test('the recipes of CONTRIBUTING.md list every changed file, and their results build and open', {
  tag: '@nightly',
}, async ({ page }) => {
  const guides = [sectionGuide, pageGuide, caseStudyGuide, fieldGuide];
  const recipes = guides.map(({ heading, names }) => readRecipe(heading, names));
  copy = copyProject();
  expect(findChanges(copy), 'the copy is the project').toEqual([]);
  for (const { follow } of guides) follow(copy);
  const env = { NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1', SITE_URL: '' };
  await Promise.all([
    run('npm', ['run', '--silent', 'build'], { cwd: join(copy, 'apps/website'), env }),
    finishDashboard(recipes.flatMap(({ commands }) => commands)),
  ]);
  expect(
    compareFiles(
      recipes.flatMap(({ files }) => files),
      findChanges(copy),
    ),
  ).toEqual({ unnamed: [], untouched: [] });

  const port = await getFreePort();
  const url = `http://127.0.0.1:${port}`;
  const settings = {
    ...env,
    HOST: '127.0.0.1',
    PORT: String(port),
    DASHBOARD_URL: dashboard,
    DATA_DIR: join(copy, 'data'),
    // Random picks change with each time bucket: each signal advances the clock by one bucket.
    NODE_OPTIONS: `--import=${join(root, 'e2e/system/shift-clock.mjs')}`,
    CLOCK_JUMP_MS: String(BUCKET_TIME),
  };
  const child = startProcess('node', ['server/main.ts'], {
    cwd: join(copy, 'apps/website'),
    env: settings,
    output: 'pipe',
  });
  child.stdout?.resume();
  child.stderr?.resume();
  try {
    await waitUntilReady({ name: 'website', url, child, stop: () => stopProcess(child) });
    const parser = await page.context().newPage();
    const read = async () => readPage(parser, await page.content());

    await page.goto(`${url}/our-savvy`);
    const savvy = await read();
    expect(savvy.headings).toContain(`h2 ${section.heading}`);
    expect(savvy.text).toContain(section.text);

    const arabic = await page.goto(`${url}/ar/our-savvy`);
    expect(arabic?.status()).toBe(200);
    expect((await read()).text).toContain(section.ar.text);

    await page.goto(`${url}/our-savvy`);
    await page.getByRole('link', { name: studio.label }).click();
    await page.waitForURL(url + studio.path);
    const own = await read();
    expect(own.title).toBe(`${studio.label} | ${brand.name}`);
    expect(own.headings[0]).toBe(`h1 ${studio.label}`);
    expect(own.text).toContain(studio.lead);

    await page.goto(`${url}/web-services`);
    await page.getByLabel(field.label).selectOption(field.choice);
    const box = await page.getByLabel(field.label).boundingBox();
    expect(box?.height, 'styled as the other fields').toBeGreaterThan(40);
    await page.goto(`${url}/ar/web-services`);
    await page.getByLabel(field.ar.label).selectOption(field.ar.choice);

    const response = await page.goto(url + study.route);
    const work = await read();
    expect(response?.status()).toBe(200);
    expect(work.title).toBe(`${study.client} | ${brand.name}`);
    expect(work.headings.slice(0, 3)).toEqual([
      `h1 ${study.client}`,
      'h2 The Brief',
      'h2 The Website',
    ]);
    expect(work.sections['Explore our projects']?.hrefs).not.toContain(study.route);
    const preview = new URL(
      (await page.locator('meta[property="og:image"]').getAttribute('content')) ?? '',
    );
    expect((await page.request.get(url + preview.pathname)).headers()['content-type']).toBe(
      'image/jpeg',
    );
    const graph = await page.locator('script[type="application/ld+json"]').textContent();
    expect(graph).toContain('"@type":"CreativeWork"');

    await page.goto(`${url}/our-work`);
    const lists = await page
      .locator('#work-index > div')
      .evaluateAll((all) =>
        all.map((list) => [...list.querySelectorAll('a')].map((link) => link.getAttribute('href'))),
      );
    expect(lists[0]).toEqual([...getProjects(), study.route]);
    expect(lists[1]).toContain(study.route);

    await page.goto(`${url}/our-work?category=web`);
    const { links } = await read();
    expect(links.map(({ href }) => href)).toContain(study.route);

    const sitemap = await (await page.request.get(`${url}/sitemap.xml`)).text();
    expect(sitemap).toContain(`${studio.path}</loc>`);
    expect(sitemap).toMatch(/\/Oak&(amp|#38);Ink<\/loc>/);

    for (const path of ['/serenita', '/web-services']) {
      // The page is rendered again while the previous one is still sent, so the clock advances between visits.
      const visit = async () => {
        child.kill('SIGUSR2');
        return (await page.request.get(url + path)).text();
      };
      const picks = expect.poll(visit, {
        message: `${path} picks it`,
        intervals: [PAUSE],
        timeout: MAX_VISITS * PAUSE,
      });
      await picks.toContain('href="/Oak&amp;Ink"');
    }
  } finally {
    await stopProcess(child);
  }
});

/** Runs the commands of the recipes, then the tests that fail for a missing file, and a type check. */
async function finishDashboard(commands: string[]) {
  const data = { DATA_DIR: join(copy, 'data'), NODE_ENV: 'test' };
  for (const command of commands) await run('sh', ['-c', command], { cwd: copy, env: data });
  const tests = [
    'packages/content/schemas',
    'apps/dashboard/src/submissions/intake/intake.test.ts',
    'apps/dashboard/src/collections/content/to-form-schema.test.ts',
    'apps/dashboard/src/jobs/form-check',
    'apps/dashboard/src/migrations/expanding.test.ts',
    'apps/dashboard/src/platform/language/localize-config.test.ts',
    'apps/website/src/forms/server/google-sheets.test.ts',
  ];
  await run('vitest', ['run', ...tests], { cwd: copy, env: data });
  const compiler = 'node_modules/typescript-7/bin/tsc';
  await run('node', [compiler, '-p', 'apps/dashboard', '--noEmit'], { cwd: copy });
}
