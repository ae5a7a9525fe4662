import type { ContentKey } from '@agency/content/content-files';
import { measureSlowness } from '@agency/server/testing/slowness';
import type { Page } from '@playwright/test';
import type { FakeDashboard } from '../../apps/website/server/testing/fake-dashboard.ts';
import { readPageCopy, toText } from '../system/copy.ts';
import { type EditedSite, startEditedSite } from '../system/edited-site.ts';
import type { OwnWebsite } from '../system/own-website.ts';
import { resize } from '../system/resize.ts';
import { expect, test } from '../test.ts';

// The editor's journey on the website; tests of the dashboard cover the panel.
test.describe.configure({ mode: 'serial' });

/** A published change must be visible within this time. */
const within = { timeout: 10_000, intervals: [250] };
/** Later than any change of a file. */
const CHANGED_AT = '2038-01-01T00:00:00.000Z';
const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

let site: EditedSite;
let fake: FakeDashboard;
let website: OwnWebsite;

test.beforeAll(async () => {
  site = await startEditedSite();
  fake = site.dashboard;
  website = site.website;
});
test.afterAll(() => site?.dispose());

/** Publishes: replaces the overrides of a file. */
const change = (key: ContentKey, fields: Record<string, string | object>) =>
  fake.content?.set(key, { fields: fields as never, updated_at: CHANGED_AT });
const read = async (path: string) => (await fetch(website.url + path)).text();
const shows = (path: string, text: string) =>
  expect.poll(async () => (await read(path)).includes(text), within).toBe(true);

/** Distance from the end of a page's heading to the margin, px, and the horizontal scroll range of the page. */
const measureHeading = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const heading = document.querySelector('main h1');
    const marks = [...(heading?.querySelectorAll('i') ?? [])];
    const end = Math.max(...marks.map((mark) => mark.getBoundingClientRect().right));
    const margin = heading?.parentElement?.getBoundingClientRect().right ?? 0;
    return {
      gap: Math.abs(margin - end),
      scroll: document.documentElement.scrollWidth - innerWidth,
    };
  });

test('a phone number of an office appears on the pages and in structured data', async ({
  page,
}) => {
  await page.goto(`${website.url}/contact-us`);
  await expect(page.locator('main li:has(b) a[href^="tel:"]')).toHaveCount(0);
  change('agency', {
    'offices/0/phone': '+20212345678',
    'offices/0/address': '12 Nile Street, Zamalek',
  });
  await shows('/contact-us', 'tel:+20212345678');
  await page.goto(`${website.url}/contact-us`);
  await expect(page.getByRole('link', { name: '+20 2 12345678' })).toBeVisible();
  await expect(page.getByText('12 Nile Street, Zamalek')).toBeVisible();
  expect(await page.locator('script[type="application/ld+json"]').textContent()).toContain(
    '"telephone":"+20212345678"',
  );
});

test('changed figures appear in all copy; a changed heading gets its size and its Open Graph image', async ({
  page,
}) => {
  const getPreview = async () =>
    Buffer.from(
      await (await fetch(`${website.url}/previews/pages/our-savvy.jpg`)).arrayBuffer(),
    ).toString('base64');
  const before = await getPreview();
  expect(before.length).toBeGreaterThan(10_000);
  change('agency', { 'stats/countries': 44 as never });
  change('landing', { lead: 'Heard in {countries} countries.' });
  await shows('/', 'Heard in 44 countries.');
  change('our-savvy', {
    'heading/lines': [
      [
        { text: 'Louder', volume: 1 },
        { text: 'together', volume: 'crescendo' },
      ],
    ],
  });
  await shows('/our-savvy', 'Louder together.');
  expect(await getPreview()).not.toBe(before);
  for (const screen of [DESKTOP, PHONE]) {
    await resize(page, screen);
    await page.goto(`${website.url}/our-savvy`);
    const { gap, scroll } = await measureHeading(page);
    expect(gap, `at ${screen.width}`).toBeLessThan(screen.width / 100);
    expect(scroll).toBe(0);
  }
  await shows('/sitemap.xml', CHANGED_AT);
});

test('a heading with a letter that the font lacks is measured, too', { tag: '@nightly' }, async ({
  page,
}) => {
  for (const text of ['Широкий', 'Łódź', 'صدى', '響き']) {
    change('our-savvy', { 'heading/lines': [[{ text, volume: 6 }]] });
    await shows('/our-savvy', text);
    for (const screen of [DESKTOP, PHONE]) {
      await resize(page, screen);
      await page.goto(`${website.url}/our-savvy`);
      expect((await measureHeading(page)).scroll, `${text} at ${screen.width}`).toBe(0);
    }
  }
});

test('copy is escaped, and an invalid field affects only itself', async ({ page }) => {
  const typed = '<script>document.title = "taken"</script></style>';
  const { cta } = readPageCopy('landing');
  change('landing', {
    lead: typed,
    'meta/title': typed,
    'heading/lines': [[{ text: '<b>Ear</b>', volume: 6 }]],
    'cta/href': 'javascript:alert(1)',
    'carousel/slides/99/title': 'Nowhere',
  });
  await shows('/', '&lt;script&gt;');
  await page.goto(website.url);
  await expect(page.getByText(typed)).toBeVisible();
  await expect(page).toHaveTitle(typed);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('<b>Ear</b>');
  await expect(page.locator('main').getByRole('link', { name: cta.label }).first()).toHaveAttribute(
    'href',
    cta.href,
  );
  const state = await read('/readyz');
  expect(state).toMatch(/content skipped: 2 records/);
  expect(state).not.toContain('taken');
});

test('menu, error messages and the feed follow', async () => {
  change('shell', { 'navigation/0/label': 'Wandering', 'footer/feed/label': 'Heard lately' });
  change('forms', { 'refusals/unreadable': 'What came is no form at all.' });
  await shows('/careers', 'Wandering');
  await shows('/rss.xml', 'Heard lately');
  const response = await fetch(`${website.url}/forms/contact`, {
    method: 'POST',
    headers: { 'Content-Type': 'text/plain', Origin: website.url },
    body: 'a',
  });
  expect(await response.text()).toContain('What came is no form at all.');
});

test('with the dashboard down changed copy is shown, also after a restart; without copies the content files are shown', async () => {
  const { heading } = readPageCopy('our-savvy');
  change('our-savvy', { lead: 'Kept for bad days.' });
  await shows('/our-savvy', 'Kept for bad days.');
  await fake.close();
  await website.restart();
  const started = performance.now();
  expect(await read('/our-savvy')).toContain('Kept for bad days.');
  expect(await read('/contact-us')).toContain('Wandering');
  expect(performance.now() - started).toBeLessThan(2000 * measureSlowness('wall'));
  await website.restart({ deletesData: true });
  const html = await read('/our-savvy');
  expect(html).toContain(toText(heading.lines.flat()));
  expect(html).not.toContain('Kept for bad days.');
});
