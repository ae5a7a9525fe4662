import type { Content } from '@agency/contracts';
import {
  createCaseStudy,
  type FakeDashboard,
  startFakeDashboard,
} from '../../apps/website/server/testing/fake-dashboard.ts';
import { generatedLanguage } from '../../apps/website/server/testing/generated-language.ts';
import { type GeneratedSite, startGeneratedSite } from '../system/generated-site.ts';
import { expect, test } from '../test.ts';

const { tag } = generatedLanguage;
const path = '/Amber&Co';

// In series, because each worker would start the site again.
test.describe.configure({ mode: 'default' });

let dashboard: FakeDashboard;
let site: GeneratedSite;

const amber = createCaseStudy();
const birch = createCaseStudy({ id: 8, name: 'Birch', client: 'Birch House', related: [] });
const translated = createCaseStudy({ language: tag, client: 'Åmƀéŕ' });

test.beforeAll(async () => {
  dashboard = await startFakeDashboard();
  dashboard.caseStudies = [amber, birch, translated];
  dashboard.content = new Map<string, Content>([
    ['landing', { fields: { lead: 'English alone.' } }],
    [`landing ${tag}`, { fields: { lead: 'Öþéŕš åļöñé.' } }],
    ['agency', { fields: { 'offices/0/phone': '+20255555555' } }],
  ]);
  site = await startGeneratedSite(dashboard.url);
});
test.afterAll(async () => {
  await site.stop();
  await dashboard.close();
});

const get = async (address: string) => {
  const response = await fetch(site.address + address);
  return { status: response.status, text: await response.text() };
};
const soon = { timeout: 10_000 };

test('changed copy applies to the language of the page, changed facts to all languages', {
  tag: '@nightly',
}, async () => {
  // The first page does not wait for edited copy.
  await expect.poll(async () => (await get(`/${tag}`)).text, soon).toContain('Öþéŕš åļöñé.');
  expect((await get(`/${tag}`)).text).not.toContain('English alone.');
  await expect.poll(async () => (await get('/')).text, soon).toContain('English alone.');
  expect((await get('/')).text).not.toContain('Öþéŕš');
  expect((await get(`/${tag}/contact-us`)).text).toContain('+20255555555');
  dashboard.content?.set(`landing ${tag}`, { fields: { lead: 'Ñéŵ.' } });
  await expect.poll(async () => (await get(`/${tag}`)).text, soon).toContain('Ñéŵ.');
});

test('a case study exists in the languages of its texts, also in lists, sitemap and alternates', {
  tag: '@nightly',
}, async () => {
  await expect.poll(async () => (await get(`/${tag}${path}`)).status, soon).toBe(200);
  const page = (await get(`/${tag}${path}`)).text;
  expect(page).toContain('<title>Åmƀéŕ | ');
  const toAlternates = (html: string) =>
    [...html.matchAll(/<link rel="alternate" hreflang="([\w-]+)"/g)].map(([, one]) => one);
  expect(toAlternates(page)).toEqual(['en', tag, 'x-default']);
  expect(toAlternates((await get(path)).text)).toEqual(['en', tag, 'x-default']);
  expect((await get(`/${tag}/Birch`)).status).toBe(404);
  const birchPage = await get('/Birch');
  expect([birchPage.status, toAlternates(birchPage.text)]).toEqual([200, []]);
  // If the page has no copy in a language, the switch leads to the list.
  expect(birchPage.text).toContain(`href="/${tag}/our-work"`);

  const grid = (await get(`/${tag}/our-work`)).text;
  expect(grid).toContain(`href="/${tag}/Amber&amp;Co"`);
  expect(grid).not.toContain('Birch');
  const found = (await get(`/${tag}/search?q=${encodeURIComponent('Åmƀéŕ')}`)).text;
  expect(found).toContain(`href="/${tag}/Amber&amp;Co"`);
  const sitemap = (await get('/sitemap.xml')).text;
  expect(sitemap).toContain(`/${tag}/Amber&#38;Co</loc>`);
  expect(sitemap).not.toContain(`/${tag}/Birch`);
  expect(sitemap).toContain('/Birch</loc>');
});

test('a case study whose translation is unpublished disappears in that language only', {
  tag: '@nightly',
}, async () => {
  dashboard.caseStudies = [amber, birch];
  await expect.poll(async () => (await get(`/${tag}${path}`)).status, soon).toBe(404);
  expect((await get(path)).status).toBe(200);
});
