import { formMessagesSchema } from '@agency/content/schemas/forms';
import { measureSlowness } from '@agency/server/testing/slowness';
import type { Frame, Page } from '@playwright/test';
import { findContent, toContentPath } from '../system/content-documents.ts';
import { readFileCopy } from '../system/copy.ts';
import { findPanelProblems, openPanel, signInToPanel } from '../system/panel.ts';
import { resize } from '../system/resize.ts';
import { admin, dashboard, expect, test, watch, website } from '../test.ts';
import {
  fillContact,
  fillHydratedContact,
  getContactForm,
  readContact,
  toMessage,
} from './contact-form.ts';

const { preview: NOTHING_SENT } = readFileCopy('forms', formMessagesSchema).refusals;

/** A published change must be visible within this time. */
const within = { timeout: 10_000, intervals: [250] };
/** A draft must be visible within this time, ms. */
const FAST = 2000;
const getLimit = () => FAST * measureSlowness('wall');

/** The menu of a page receives focus when it opens, which browsers prevent in frames. */
test.use({ provoked: [/Blocked autofocusing/] });

const headers = () => ({ Cookie: process.env.E2E_COOKIE ?? '', Origin: dashboard });
const send = async (path: string) =>
  (await fetch(`${dashboard}/cms-api${path}`, { headers: headers() })).json();
/** The preview link in the form of a document. */
const readLink = async (path: string): Promise<string> => {
  const form = await fetch(`${dashboard}/admin/collections${path}`, { headers: headers() });
  const [link = ''] = /https?:\/\/[\w.:-]+\/preview\/[a-z0-9-]+/.exec(await form.text()) ?? [];
  return link;
};
const makeLink = (id: number) => readLink(`/blogs/${id}`);
const openPost = (page: Page, id: number) =>
  openPanel(page, `${dashboard}/admin/collections/blogs/${id}`);
const openPane = async (page: Page) => {
  // Payload opens the pane again in every form of the account, which other tests use, too.
  await page.route(/payload-preferences\/collection-/, (route) =>
    route.request().method() === 'GET' ? route.continue() : route.fulfill({ json: {} }),
  );
  await page.getByRole('button', { name: 'Live Preview' }).click();
  return page.locator('.live-preview-window');
};
/** The page in the preview pane. */
const inPane = (page: Page) =>
  page.frames().filter((frame) => frame.url().includes('/preview/')) as Frame[];
const showsInPane = (page: Page, text: string) =>
  expect
    .poll(
      async () => {
        const frames = inPane(page);
        const texts = await Promise.all(
          frames.map((frame) =>
            frame
              .locator('body')
              .textContent()
              .catch(() => null),
          ),
        );
        return texts.some((one) => one?.includes(text));
      },
      { timeout: 10_000, intervals: [50] },
    )
    .toBe(true);

test('a preview shows a draft to editors and by link to clients, and visitors see it after it was published', async ({
  page,
  context,
  browser,
}) => {
  await signInToPanel(context, dashboard);
  const id = await admin.createDraft('A draft to be looked at');
  await openPost(page, id);
  const pane = await openPane(page);
  await showsInPane(page, 'A draft to be looked at');

  // The best of three, because other tests run on this machine.
  const times: number[] = [];
  for (const title of ['A draft that is read', 'A draft that is seen', 'A draft that is heard']) {
    const typed = Date.now();
    await page.getByRole('textbox', { name: 'Title *' }).fill(title);
    await showsInPane(page, title);
    times.push(Date.now() - typed);
  }
  expect(Math.min(...times), 'from the key to the page').toBeLessThan(getLimit());
  await expect(pane.locator('iframe')).toHaveCount(1);

  // The link works without a session.
  const address = (await page.locator('#preview-button').getAttribute('href')) ?? '';
  const otherClient = await browser.newContext();
  const problems = watch(otherClient);
  const client = await otherClient.newPage();
  const requested = Date.now();
  const response = await client.goto(address);
  expect(Date.now() - requested, 'the page of the link').toBeLessThan(getLimit());
  expect(response?.headers()).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
  });
  await expect(client.getByRole('heading', { level: 1 })).toContainText('A draft that is heard');
  await expect(client.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(client.locator('script[type="application/ld+json"]')).toHaveCount(0);
  await expect(client.getByRole('complementary', { name: 'Preview of a draft.' })).toBeVisible();
  const path = '/blogs/a-draft-that-is-heard';
  expect((await fetch(website + path)).status).toBe(404);
  for (const list of ['/sitemap.xml', '/sitemaps/pages.xml', '/rss.xml', '/blogs', '/']) {
    expect(await (await fetch(website + list)).text(), list).not.toContain('that-is-heard');
  }
  for (const width of [390, 768, 1440]) {
    await resize(client, { width, height: 900 });
    expect(await findPanelProblems(client), `the page at ${width}`).toEqual([]);
  }
  expect(problems).toEqual([]);
  await otherClient.close();

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect.poll(async () => (await fetch(website + path)).status, within).toBe(200);
});

test('a shared preview differs from the published page only in its banner and metadata', async () => {
  const id = await admin.createDraft('A post that is the same twice');
  const path = '/blogs/a-post-that-is-the-same-twice';
  await admin.setBlog(id, { _status: 'published' });
  await expect.poll(async () => (await fetch(website + path)).status, within).toBe(200);
  const read = async (address: string) => (await fetch(address)).text();
  const toBody = (html: string) =>
    html
      .slice(html.indexOf('<body'))
      .replace(
        /<aside data-preview[\s\S]*?<\/aside>\s*<script type="module">[\s\S]*?<\/script>/,
        '',
      )
      .replace(/<script type="application\/ld\+json">.*?<\/script>/s, '');
  const [published, preview] = [await read(website + path), await read(await makeLink(id))];
  expect(preview).toContain('data-preview');
  expect(published).not.toContain('data-preview');
  expect(toBody(preview).replace(/\s+/g, '')).toBe(toBody(published).replace(/\s+/g, ''));
});

test('a preview link that is forged, or of another post, responds with 404', async () => {
  const id = await admin.createDraft('A post that keeps its secrets');
  const address = await makeLink(id);
  const hostile = [
    address.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
    address.replace(`blog-${id}-`, `blog-${id + 1}-`),
    address.replace(/-\d{10}-/, '-1000000000-'),
    `${address}/x`,
    `${website}/preview/${'a'.repeat(7000)}`,
    `${website}/preview/%F0%9F%92%A3`,
    `${website}/preview`,
  ];
  for (const one of hostile) {
    const response = await fetch(one, { redirect: 'manual' });
    expect(response.status, one.slice(0, 120)).toBe(404);
    expect(await response.text()).not.toContain('keeps its secrets');
  }
  await admin.setBlog(id, { deletedAt: new Date().toISOString() });
  await expect.poll(async () => (await fetch(address)).status, within).toBe(404);
});

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? 'with' : 'without';
  test(`a form of a preview sends nothing, and shows a message (${how} script)`, {
    tag: javaScriptEnabled ? [] : ['@nightly'],
  }, async ({ browser }) => {
    const subject = `Tried on a preview ${how} script`;
    const address = await readLink(await toContentPath('contact-us'));
    const visitor = await browser.newContext({ javaScriptEnabled });
    const page = await visitor.newPage();
    await page.goto(address);
    const fill = javaScriptEnabled ? fillHydratedContact : fillContact;
    await fill(page, toMessage(subject));
    // The returned form belongs to a preview, too.
    for (let press = 0; press < 2; press += 1) {
      await getContactForm(page).button.click();
      await expect(page.getByText(NOTHING_SENT)).toBeVisible();
      expect(Object.values(await readContact(page))).toContain(subject);
    }
    expect(await admin.findMessages(subject)).toEqual([]);
    await visitor.close();
  });
}

test('the preview pane keeps the scroll position', {
  tag: '@nightly',
}, async ({ page, context }) => {
  await signInToPanel(context, dashboard);
  const { docs } = await send('/blogs?where[slug][equals]=naming-in-two-alphabets');
  await openPost(page, docs[0].id);
  await openPane(page);
  await showsInPane(page, docs[0].title);
  await inPane(page)[0]?.evaluate(() => scrollTo(0, 700));
  await page.getByRole('textbox', { name: 'Line above the title' }).fill('Another line above');
  await showsInPane(page, 'Another line above');
  await expect.poll(() => inPane(page)[0]?.evaluate(() => Math.round(scrollY / 10))).toBe(70);
  for (const width of [390, 768, 1440]) {
    await resize(page, { width, height: 900 });
    expect(await findPanelProblems(page), `at ${width}`).toEqual([]);
  }
});

test('changed copy is previewed on its page', async ({ page, context }) => {
  await signInToPanel(context, dashboard);
  await openPanel(page, `${dashboard}/admin/collections${await toContentPath('company')}`);
  await openPane(page);
  const lead = page.getByRole('textbox', { name: /^Opening text/ }).first();
  const before = await lead.inputValue();
  await lead.fill('Heard before it was said.');
  await showsInPane(page, 'Heard before it was said.');
  expect(await (await fetch(`${website}/MeetNabra`)).text()).not.toContain('Heard before');
  await lead.fill(before);
  await expect.poll(async () => (await findContent('company'))?.fields).toEqual({});
});

test('a click on a text of the preview opens its field', async ({ page, context }) => {
  await signInToPanel(context, dashboard);
  const preview = page.frameLocator('.live-preview-window iframe');

  await openPanel(page, `${dashboard}/admin/collections${await toContentPath('our-savvy')}`);
  await openPane(page);
  const focused = page.locator(':is(input, textarea):focus');
  await preview.getByText('Savvy is knowing what to say').click();
  await expect(focused).toHaveValue(/^Savvy is knowing what to say/);
  // In a group that is closed.
  await preview.getByText('The line you leave humming.').click();
  await expect(focused).toHaveValue('The line you leave humming.');
  await preview
    .getByRole('contentinfo')
    .getByText(/All right reserved/)
    .click();
  await expect(page.getByText('This text belongs to another form.')).toBeVisible();

  const { docs } = await send('/blogs?where[slug][equals]=naming-in-two-alphabets');
  await openPost(page, docs[0].id);
  await openPane(page);
  await preview.getByRole('heading', { level: 1 }).click();
  await expect(page.getByRole('textbox', { name: 'Title *' })).toBeFocused();
  const article = page.locator('[contenteditable=true]').first();
  const paragraph = await article.locator('p').nth(1).textContent();
  await preview.getByText(paragraph?.slice(0, 40) ?? '').click();
  await expect(article).toBeFocused();
});

test('a post has its own texts for search engines and sharing', async ({ page }) => {
  const id = await admin.createDraft('A post with two names');
  await admin.setBlog(id, {
    searchTitle: 'Found by this',
    searchDescription: 'Described by this.',
    shareTitle: 'Shared as this',
    _status: 'published',
  });
  const path = '/blogs/a-post-with-two-names';
  await expect.poll(async () => (await fetch(website + path)).status, within).toBe(200);
  await page.goto(path);
  await expect(page).toHaveTitle(/^Found by this \|/);
  const read = (name: string) =>
    page.locator(`meta[name="${name}"], meta[property="${name}"]`).getAttribute('content');
  expect(await read('description')).toBe('Described by this.');
  expect(await read('og:title')).toBe('Shared as this');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('A post with two names');
});

test('a case study with only a client has a preview, and is not public', async ({ page }) => {
  const made = await fetch(`${dashboard}/cms-api/case-studies?draft=true`, {
    method: 'POST',
    headers: { ...headers(), 'Content-Type': 'application/json' },
    body: JSON.stringify({ client: 'Drafted Client', slug: 'drafted-client' }),
  });
  const { doc } = await made.json();
  await page.goto(await readLink(`/case-studies/${doc.id}`));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Drafted Client');
  const banner = page.getByRole('complementary', { name: 'Preview of a draft.' });
  await expect(banner).toContainText('Tile');
  for (const path of ['/our-work', '/sitemaps/pages.xml', '/search?q=drafted+client']) {
    const shown = await (await fetch(website + path)).text();
    expect(shown, path).not.toContain('href="/drafted-client"');
  }
  expect((await fetch(`${website}/drafted-client`)).status).toBe(404);
});
