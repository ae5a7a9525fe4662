import type { Page } from '@playwright/test';
import { startGeneratedSite } from '../system/generated-site.ts';
import { findPartProblems, openPanel, openSidebarGroups, signInToPanel } from '../system/panel.ts';
import { admin, dashboard, expect, test, website } from '../test.ts';

/** A published change must be visible within this time. */
const within = { timeout: 10_000, intervals: [250] };

// The browser logs the status of a second translation.
test.use({ provoked: [/400/] });

const read = async (path: string, from = website) => {
  const response = await fetch(from + path);
  return { status: response.status, text: await response.text() };
};

/** The translations of a page: its alternates, and the target of its language switch. */
const readAlternates = (html: string) => ({
  alternates: [...html.matchAll(/hreflang="([\w-]+)" href="https?:\/\/[^/]+([^"]+)"/g)].map(
    ([, tag, path]) => `${tag} ${path}`,
  ),
  switches: [
    ...new Set([...html.matchAll(/<a href="([^"]*)" hrefLang=/g)].map(([, path]) => path)),
  ],
  locales: [...html.matchAll(/property="og:locale(?::alternate)?" content="(\w+)"/g)].map(
    ([, locale]) => locale,
  ),
});

test('a post and its Arabic translation link to each other, and a site without Arabic has neither link', async ({
  page,
  context,
}) => {
  const english = await admin.createDraft('A post that is answered');
  const slug = `jawab-${english}`;
  await admin.setBlog(english, { slug: `answered-${english}`, _status: 'published' });
  const arabic = await admin.createDraft('جواب بالعربية');
  await admin.setBlog(arabic, { slug, _status: 'draft' });
  await signInToPanel(context, dashboard);
  await openPanel(page, `${dashboard}/admin/collections/blogs/${arabic}`);
  await openSidebarGroups(page);
  const counterparts = page.locator('.counterparts');
  await expect(counterparts).toContainText('Not written yet');
  const choice = page.locator('#field-language');
  await expect(page.getByText('Shown among those of its language')).toBeVisible();
  await choice.getByRole('combobox').fill('العربية');
  await page.getByRole('option', { name: 'العربية' }).click();
  const named = page.locator('#field-translationGroup');
  await named.locator('input').first().fill('that is answered');
  await page.getByRole('option', { name: 'A post that is answered' }).first().click();
  const draft = `${dashboard}/cms-api/blogs/${arabic}?draft=true&depth=0`;
  const readGroup = async () =>
    (await (await page.request.get(draft, { headers: { Origin: dashboard } })).json())
      .translationGroup;
  await expect.poll(readGroup).toBe(english);
  await page.reload();
  // Payload draws what is in view.
  await page.locator('.collapsible').last().scrollIntoViewIfNeeded();
  await expect(counterparts).toContainText('A post that is answered');
  expect(await findPartProblems(page, ['#field-language', '.counterparts'])).toEqual([]);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();

  const there = `/ar/blogs/${slug}`;
  const here = `/blogs/answered-${english}`;
  await expect.poll(async () => (await read(there)).status, within).toBe(200);
  const alternates = [`en ${here}`, `ar ${there}`, `x-default ${here}`];
  const response = readAlternates((await read(there)).text);
  expect(response.alternates).toEqual(alternates);
  expect(response.switches).toEqual([here]);
  expect(response.locales).toEqual(['ar_AR', 'en_GB']);
  await expect
    .poll(async () => readAlternates((await read(here)).text), within)
    .toMatchObject({ alternates, switches: [there] });
  for (const path of ['/ar/blogs', '/ar/rss.xml', '/sitemap.xml'])
    await expect.poll(async () => (await read(path)).text.includes(there), within).toBe(true);
  expect((await read(`/blogs/${slug}`)).status).toBe(404);
  expect((await read(`/ar${here}`)).status).toBe(404);

  const without = await startGeneratedSite(dashboard);
  try {
    expect((await read(there, without.address)).status).toBe(404);
    const post = await read(here, without.address);
    expect(post.status).toBe(200);
    expect(readAlternates(post.text).alternates).toEqual([]);
    for (const path of ['/blogs', '/rss.xml', '/sitemap.xml']) {
      const { text } = await read(path, without.address);
      expect(text, path).toContain(here);
      expect(text, path).not.toContain(slug);
    }
  } finally {
    await without.stop();
  }

  await admin.setBlog(english, { _status: 'draft' });
  await expect
    .poll(async () => readAlternates((await read(there)).text), within)
    .toMatchObject({ alternates: [], switches: ['/blogs'] });
});

test('an editor begins the Arabic translation of a post, and a second window does not create another one', {
  tag: '@nightly',
}, async ({ page, context }) => {
  const english = await admin.createDraft('A post that waits for its counterpart');
  await signInToPanel(context, dashboard);
  const windows = [page, await context.newPage()];
  for (const one of windows) {
    await openPanel(one, `${dashboard}/admin/collections/blogs/${english}`);
    await openSidebarGroups(one);
    await expect(one.locator('.counterparts button')).toBeVisible();
  }
  expect(await findPartProblems(page, ['.counterparts'])).toEqual([]);
  const name = 'Start writing it (العربية)';
  await Promise.all(windows.map((one) => one.getByRole('button', { name }).click()));
  const isOpened = (one: Page) => !new URL(one.url()).pathname.endsWith(`/${english}`);
  await expect.poll(() => windows.filter(isOpened).length).toBe(1);
  const opened = windows.find(isOpened) ?? page;
  await openSidebarGroups(opened);
  await expect(opened.locator('#field-language')).toContainText('العربية');
  await expect(opened.locator('.counterparts')).toContainText('A post that waits');
  const other = windows.find((one) => one !== opened) ?? page;
  await expect(other.locator('.counterparts [role="alert"]')).toBeVisible();
});

test('the Arabic posts of the sample content have pages, search results and Open Graph tags', async () => {
  const list = (await read('/ar/blogs')).text;
  expect(list.match(/href="\/ar\/blogs\/[\w-]+"/g)?.length).toBeGreaterThanOrEqual(8);
  const category = encodeURIComponent('بناء العلامات');
  expect((await read(`/ar/blogs?category=${category}`)).text).toContain('صوت الاسم قبل رسمه');
  const post = (await read('/ar/blogs/the-sign-above-the-shop')).text;
  expect(post).toContain('<html lang="ar" dir="rtl">');
  expect(post).toContain('"inLanguage":"ar"');
  expect(readAlternates(post).switches).toEqual([
    '/blogs/a-shop-sign-is-still-the-best-ad-on-the-street',
  ]);
  // No picture has an English alternative text there.
  const alts = [...post.matchAll(/ alt="([^"]*)"/g)].map(([, alt = '']) => alt);
  expect(alts.filter((alt) => /[a-z]{3} [a-z]{2}/.test(alt))).toEqual([]);
  // The first search builds the index.
  const find = async () => (await read(`/ar/search?q=${encodeURIComponent('الكشيده')}`)).text;
  await expect.poll(find, { timeout: 30_000 }).toContain('/ar/blogs/kashida-on-screens');
  const english = await read('/search?q=kashida');
  expect(english.status).toBe(200);
  expect(english.text).not.toContain('/ar/blogs/');
  const picture = await fetch(`${website}/ar/previews/blogs/kashida-on-screens.jpg`);
  expect(picture.headers.get('content-type')).toBe('image/jpeg');
});

for (const spoken of ['en', 'ar'] as const) {
  test(`a new post is in the language of its title, with the panel in ${spoken}`, {
    tag: spoken === 'en' ? ['@nightly'] : [],
  }, async ({ page, context }) => {
    await signInToPanel(context, dashboard);
    await context.addCookies([{ name: 'dashboard-lng', value: spoken, url: dashboard }]);
    await openPanel(page, `${dashboard}/admin/collections/blogs/create`);
    const form = page.locator('.new-post form');
    const choice = form.locator('select');
    await expect(choice).toHaveValue(spoken);
    const title = form.locator('input');
    await title.fill('Why quiet brands win');
    await expect(choice).toHaveValue('en');
    await title.fill(`لماذا تفوز العلامات الهادئة ${spoken}`);
    await expect(choice).toHaveValue('ar');
    expect(await findPartProblems(page, ['.new-post'])).toEqual([]);
    await form.getByRole('button').click();
    await openSidebarGroups(page);
    await expect(page.locator('#field-language')).toContainText('العربية');
  });
}
