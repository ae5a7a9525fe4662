import { toLanguagePath } from '@agency/content/language-paths';
import { isDefault, publicLanguages } from '@agency/content/languages';
import type { WireCaseStudy } from '@agency/contracts';
import { toEditedStudy } from '../../apps/website/server/testing/edited-study.ts';
import { type EditedSite, startEditedSite } from '../system/edited-site.ts';
import { playAndSeek, readCaches, revisit } from '../system/second-visit.ts';
import { isShortForm } from '../system/short-form.ts';
import { send } from '../system/wire.ts';
import { expect, test } from '../test.ts';
import { findBudgetProblems, findLongPages, measureLength, openPhone } from './page-budgets.ts';
import { findVisitProblems } from './visit.ts';

// These tests publish and unpublish, so they have a website of their own and run in series.
test.describe.configure({ mode: 'serial' });

/** The promised time from publishing to the page (README.md). */
const within = { timeout: 10_000 };
const LONG = '/Mediterranean-Maritime&Insurance';

let site: EditedSite;
let copy: WireCaseStudy;
let long: WireCaseStudy;

test.beforeAll(async () => {
  site = await startEditedSite();
  const { media } = site.dashboard;
  copy = await toEditedStudy('serenita', media, { name: 'serenita-again', related: ['wise'] });
  // All kinds of blocks, with long texts.
  long = await toEditedStudy('steakanji', media, {
    ...{ id: 8, name: LONG.slice(1), client: 'Mediterranean Maritime Insurance Brokers' },
    ...{ sector: 'internationalised telecommunications and reinsurance', order: 1, banner: null },
    country: 'The United Arab Emirates and Saudi Arabia',
    services: ['business transformation consultancy', 'communications'],
  });
  const blocks: WireCaseStudy['blocks'] = [
    { kind: 'text', heading: 'Responsibilities', text: ['First.', 'Then.'] },
    {
      ...{ kind: 'results', heading: 'Overwhelming Achievements' },
      cards: [
        { topText: '+123,456,789', bottomText: 'Impressions', footerText: 'In a week' },
        { topText: '2', bottomText: 'Countries' },
      ],
    },
    {
      ...{ kind: 'dotCards', heading: 'The Implementation', text: ['In two steps.'] },
      cards: [
        {
          ...{ dotColour: 'blue', title: 'Listen', points: ['Internationalisation', 'Days'] },
          ...{ backgroundColour: '#F6F6F6', border: false },
        },
        {
          ...{ dotColour: 'yellow', title: 'Telecommunications', points: ['Again'] },
          ...{ backgroundColour: 'white', border: true },
        },
      ],
    },
    ...(long.banner_tall ? [{ kind: 'wide' as const, picture: long.banner_tall }] : []),
    { kind: 'website', label: 'Their Website', href: 'https://brokers.example/' },
  ];
  long.blocks.push(...blocks);
  long.intro.heading = 'The Communications';
  site.dashboard.caseStudies = [copy, long];
  await expect.poll(() => read('/our-work'), within).toContain('Insurance Brokers');
});
test.afterAll(() => site.dispose());

const read = async (path: string) => (await fetch(site.website.url + path)).text();
const readStatus = async (path: string) => (await fetch(site.website.url + path)).status;

test('a case study of the dashboard looks like one of the content files at any width', async ({
  page,
}) => {
  for (const path of isShortForm ? [LONG] : ['/serenita-again', LONG, '/our-work']) {
    const depth = path === LONG ? 'full' : 'layoutOnly';
    const problems = await findVisitProblems(page, site.website.url + path, depth);
    expect.soft(problems).toEqual({});
  }
});

test('its page is within the budgets, and only its banner loads eagerly', {
  tag: '@nightly',
}, async ({ browser }) => {
  const phone = await openPhone(browser, site.website.url);
  const further = isShortForm ? [] : ['/', '/serenita', LONG, '/our-work'];
  for (const path of ['/serenita-again', ...further]) {
    expect.soft(await findBudgetProblems(path, phone)).toEqual([]);
    expect.soft(findLongPages([await measureLength(site.website.url, path)])).toEqual([]);
  }
  await phone.page.context().close();
  const pictures = [...(await read('/serenita-again')).matchAll(/<img\b[^>]*src="\/[^>]*>/g)];
  const [first, ...others] = pictures.map(([tag]) => tag);
  expect(first).toMatch(/\/media\/serenita-banner\..*loading="eager".*fetchPriority="high"/i);
  expect(others.filter((tag) => !tag.includes('loading="lazy"'))).toEqual([]);
});

test('its heading is fitted, and its colours are allowed by the Content Security Policy', async ({
  page,
}) => {
  const measure = async (path: string) => {
    await page.goto(site.website.url + path);
    await page.evaluate(() => document.fonts.ready);
    return page.evaluate(() => ({
      heading: document.querySelector('h1')?.getBoundingClientRect().height,
      rise: getComputedStyle(document.querySelector('h1') as Element).getPropertyValue('--rise'),
      fit: getComputedStyle(document.querySelector('h1') as Element).getPropertyValue('--fit'),
      plate: getComputedStyle(document.querySelector('[data-plate]') as Element).backgroundColor,
      world: getComputedStyle(document.querySelector('.world') as Element).backgroundColor,
    }));
  };
  const committed = await measure('/serenita');
  expect(committed.plate).toBe('rgb(47, 140, 142)');
  expect(committed.world).toBe('rgb(235, 217, 188)');
  expect(await measure('/serenita-again')).toEqual(committed);
});

test('it is in the grid, the filters, the sitemap, structured data and the Open Graph image', async ({
  request,
}) => {
  const list = await read('/our-work?category=branding');
  expect(list).toContain('href="/serenita-again"');
  expect(await read('/our-work?category=web')).not.toContain('href="/serenita-again"');
  const sitemap = await read('/sitemap.xml');
  expect(sitemap).toMatch(/<loc>[^<]*\/serenita-again<\/loc><lastmod>2026-11-20T09:30:00/);
  const html = await read('/serenita-again');
  expect(html).toContain('"@type":"CreativeWork"');
  expect(html).toMatch(/rel="canonical" href="[^"]*\/serenita-again"/);
  expect(html).toContain('href="/wise"');
  const [, share = ''] = /property="og:image" content="([^"]*)"/.exec(html) ?? [];
  const picture = await request.get(site.website.url + new URL(share).pathname);
  expect(picture.headers()['content-type']).toBe('image/jpeg');
  expect((await picture.body()).length).toBeGreaterThan(10_000);
  expect(await readStatus('/previews/work/study-99.jpg')).toBe(404);
  const moved = await send(site.website.url, '/SERENITA-again');
  expect([moved.status, moved.headers.location]).toEqual([308, '/serenita-again']);
});

test('its film plays and seeks through the website, also with a service worker', async ({
  page,
}) => {
  await revisit(page, `${site.website.url}/serenita-again`);
  await playAndSeek(page);
  const kept = Object.values(await readCaches(page)).flat();
  expect(kept.filter((path) => /\.(?:webm|vtt)$/.test(path))).toEqual([]);
});

test('one with the path of a case study of the content files replaces it while published', {
  tag: '@nightly',
}, async () => {
  const { media } = site.dashboard;
  const again = await toEditedStudy('wise', media, { id: 9, client: 'Wise & Wide', order: 3 });
  expect(await read('/wise')).not.toContain('Wise &amp; Wide');
  const elsewhere = publicLanguages.filter((one) => !isDefault(one));
  const said = elsewhere.map(({ tag }) => ({ ...again, language: tag }));
  site.dashboard.caseStudies = [copy, long, again, ...said];
  await expect.poll(() => read('/wise'), within).toContain('Wise &amp; Wide');
  await expect.poll(() => read('/our-work'), within).toContain('Wise &amp; Wide');
  expect((await read('/our-work')).match(/href="\/wise"/g)).toHaveLength(2);
  // Messengers and search engines request the images of the committed case study again.
  for (const language of publicLanguages) {
    const page = toLanguagePath('/wise', language);
    await expect.poll(() => read(page), within).toContain('Wise &amp; Wide');
    const shared = toLanguagePath('/previews/work/wise.jpg', language);
    expect(await readStatus(shared), shared).toBe(200);
  }
  site.dashboard.caseStudies = [copy, long];
  await expect.poll(() => read('/wise'), within).not.toContain('Wise &amp; Wide');
  expect(await readStatus('/wise')).toBe(200);
});

test('an invalid one is skipped and named by /readyz; one with the path of a page does not replace it', async () => {
  const bad = { ...copy, id: 10, name: 'Bad', colour: 'red' };
  const taken = { ...copy, id: 11, name: 'our-savvy' };
  site.dashboard.caseStudies = [bad, copy, taken, long];
  const readAfterPage = async () => {
    await read('/our-work');
    return read('/readyz');
  };
  await expect.poll(readAfterPage, within).toContain('1 records (id 10: colour');
  expect(await readStatus('/Bad')).toBe(404);
  expect(await read('/our-savvy')).toContain('<title>Our Savvy');
  expect((await read('/our-work')).match(/href="\/serenita-again"/g)?.length).toBe(2);
  site.dashboard.caseStudies = [copy, long];
});

test('with the dashboard down all are shown, also after a restart; without copies, only those of the content files', {
  tag: '@nightly',
}, async () => {
  await expect.poll(() => read('/our-work'), within).toContain('Insurance Brokers');
  await site.dashboard.close();
  await site.website.restart();
  for (const path of ['/', '/our-work', '/serenita-again', LONG])
    expect(await readStatus(path), path).toBe(200);
  expect(await read('/our-work')).toContain('Insurance Brokers');
  expect(await readStatus('/no-such-page')).toBe(404);

  await site.website.restart({ deletesData: true });
  for (const path of ['/', '/our-work', '/serenita'])
    expect(await readStatus(path), path).toBe(200);
  const unknown = await send(site.website.url, '/serenita-again');
  expect([unknown.status, unknown.headers['cache-control']]).toEqual([503, 'no-store']);
  expect(await readStatus('/wp-login.php')).toBe(404);
});
