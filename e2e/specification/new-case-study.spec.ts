import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { slotTime } from '../../apps/website/src/model/picks.ts';
import { root, run, startProgram, stopProgram } from '../../scripts/system/commands.ts';
import { getFreePort } from '../../scripts/system/ports.ts';
import { waitUntilReady } from '../../scripts/system/programs.ts';
import { dashboard, expect, test } from '../test.ts';
import { getProjects } from './case-studies.ts';
import { readPage } from './read-page.ts';
import { brand } from './routes.ts';

const BUILT_ELSEWHERE = ['node_modules', 'dist', '.astro'];
/** Enough visits that a project which may be picked is: it is left out of each with a chance of 17 in 20. */
const MOST_VISITS = 200;

const study = {
  route: '/Oak&Ink',
  client: 'Oak & Ink',
  sector: 'bookbinding',
  country: 'Egypt',
  categories: ['web'],
  order: 99,
  colour: '#1f4d3a',
  services: ['website'],
  summary: 'A bindery whose website opens like a book.',
  description: 'Website for Oak & Ink, a bindery in Egypt.',
  intro: { heading: 'The Brief', text: ['A bindery asked for a website that opens like a book.'] },
  blocks: [{ kind: 'text', heading: 'The Website', text: ['It opens in the middle.'] }],
  tile: { file: './tile.webp', alt: 'A book bound in green cloth' },
  small: { file: './small.webp', alt: 'The spine of a green book' },
};

/** A copy of the website with its sources only; packages and the cache of pictures are those of the repository. */
function copyWebsite(place: string): string {
  const original = join(root, 'apps/website');
  const copy = join(place, 'apps/website');
  for (const file of ['brand.yaml', 'tsconfig.base.json', 'package.json'])
    cpSync(join(root, file), join(place, file));
  for (const name of readdirSync(original)) {
    if (!BUILT_ELSEWHERE.includes(name))
      cpSync(join(original, name), join(copy, name), { recursive: true });
  }
  symlinkSync(join(root, 'node_modules'), join(place, 'node_modules'));
  symlinkSync(join(root, 'packages'), join(place, 'packages'));
  mkdirSync(join(copy, 'node_modules'));
  for (const name of readdirSync(join(original, 'node_modules'))) {
    // What a build remembers of the content is its own.
    if (name === '.astro' || name === '.vite') continue;
    symlinkSync(join(original, 'node_modules', name), join(copy, 'node_modules', name));
  }
  return copy;
}

/** Adds a case study the way anybody would: one folder with its words and pictures. */
function addCaseStudy(website: string) {
  const studies = join(website, 'src/content/case-studies');
  const folder = join(studies, 'oak-and-ink');
  mkdirSync(folder);
  // JSON is YAML too.
  writeFileSync(join(folder, 'en.yaml'), JSON.stringify(study, null, 2));
  for (const picture of ['tile.webp', 'small.webp'])
    cpSync(join(studies, 'serenita', picture), join(folder, picture));
}

test('a new case study is one folder: its page, tile, filter, sitemap entry and candidacy follow', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const place = mkdtempSync(join(tmpdir(), 'agency-new-case-study-'));
  const copy = copyWebsite(place);
  addCaseStudy(copy);
  const env = { NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1', SITE_URL: '' };
  await run('npm', ['run', '--silent', 'build'], { cwd: copy, env });

  const port = await getFreePort();
  const url = `http://127.0.0.1:${port}`;
  const settings = {
    ...env,
    HOST: '127.0.0.1',
    PORT: String(port),
    DASHBOARD_URL: dashboard,
    DATA_DIR: join(place, 'data'),
    // A page shows other projects after a slot of time: each signal moves the clock on by one.
    NODE_OPTIONS: `--import=${join(root, 'e2e/faults/shift-clock.mjs')}`,
    CLOCK_JUMP_MS: String(slotTime),
  };
  const child = startProgram('node', ['server/main.ts'], {
    cwd: copy,
    env: settings,
    output: 'pipe',
  });
  child.stdout?.resume();
  child.stderr?.resume();
  try {
    await waitUntilReady({ name: 'website', url, child, stop: () => stopProgram(child) });

    const answer = await page.goto(url + study.route);
    const own = await readPage(page);
    expect(answer?.status()).toBe(200);
    expect(own.title).toBe(`${study.client} | ${brand.name}`);
    expect(own.headings.slice(0, 3)).toEqual([
      `h1 ${study.client}`,
      'h2 The Brief',
      'h2 The Website',
    ]);
    expect(own.sections['Explore our projects']?.hrefs).not.toContain(study.route);
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
    const { links } = await readPage(page);
    expect(links.map(({ href }) => href)).toContain(study.route);

    const sitemap = await (await page.request.get(`${url}/sitemap.xml`)).text();
    expect(sitemap).toMatch(/\/Oak&(amp|#38);Ink<\/loc>/);

    for (const path of ['/serenita', '/web-services']) {
      let isPicked = false;
      for (let visit = 0; visit < MOST_VISITS && !isPicked; visit += 1) {
        child.kill('SIGUSR2');
        const html = await (await page.request.get(`${url}${path}?visit=${visit}`)).text();
        isPicked = html.includes('href="/Oak&amp;Ink"');
      }
      expect(isPicked, `${path} picks it`).toBe(true);
    }
  } finally {
    await stopProgram(child);
    rmSync(place, { recursive: true, force: true });
  }
});
