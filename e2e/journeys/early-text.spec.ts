import type { Page } from '@playwright/test';
import { headers, read } from '../system/article.ts';
import { signInToPanel } from '../system/panel.ts';
import { admin, dashboard, expect, test } from '../test.ts';

/** The form of a post, before its scripts are loaded. */
async function openWithoutScripts(page: Page, id: number, fragment = '') {
  const loading = Promise.withResolvers<void>();
  await page.route('**/_next/static/**/*.js', async (route) => {
    await loading.promise;
    await route.continue();
  });
  await page.goto(`${dashboard}/admin/collections/blogs/${id}${fragment}`, { waitUntil: 'commit' });
  return loading.resolve;
}

const readDraft = (id: number) => read(`blogs/${id}?draft=true&depth=0`);

const readContent = async (id: number) => JSON.stringify((await readDraft(id)).content);

/** Creates a post without an article. */
async function createEmpty(title: string): Promise<number> {
  const response = await fetch(`${dashboard}/cms-api/blogs?draft=true`, {
    method: 'POST',
    headers: { ...headers(), 'Content-Type': 'application/json' },
    body: JSON.stringify({ title, language: 'en', _status: 'draft' }),
  });
  return (await response.json()).doc.id;
}

test('a title that is typed before the scripts are loaded is stored', async ({ page, context }) => {
  const id = await admin.createDraft('Early');
  await signInToPanel(context, dashboard);
  const load = await openWithoutScripts(page, id);
  const title = page.locator('#field-title');
  await title.fill('Early bird');
  load();
  const readTitle = async () => (await readDraft(id)).title;
  await expect.poll(readTitle, { timeout: 60_000 }).toBe('Early bird');
  await title.press('End');
  await page.keyboard.type('s');
  await expect(title).toHaveValue('Early birds');
  await expect.poll(readTitle).toBe('Early birds');
});

test('an article that is begun before the scripts are loaded is continued in the editor, and stored', async ({
  page,
  context,
}) => {
  const id = await createEmpty('Begun');
  await signInToPanel(context, dashboard);
  const load = await openWithoutScripts(page, id, '#field-content');
  const early = page.getByRole('textbox', { name: 'Article' });
  await expect(early).toBeFocused();
  await page.keyboard.type('The Nile.');
  await page.keyboard.press('Enter');
  await page.keyboard.type('It is ');
  load();
  const article = page.locator('[data-lexical-editor]');
  await expect(article).toBeFocused({ timeout: 60_000 });
  const readText = () => readContent(id);
  await expect.poll(readText, { timeout: 30_000 }).toMatch(/The Nile\..*It is /);
  await page.keyboard.type('long.');
  await expect(article.getByRole('paragraph')).toHaveText(['The Nile.', 'It is long.']);
  await expect(early).toHaveCount(1);
  await expect.poll(readText).toMatch(/The Nile\..*It is long\./);
});

test('an article that is begun before the scripts are loaded is stored without the focus', async ({
  page,
  context,
}) => {
  const id = await createEmpty('Left');
  await signInToPanel(context, dashboard);
  const load = await openWithoutScripts(page, id);
  await page.getByRole('textbox', { name: 'Article' }).fill('The Nile.');
  await page.locator('#field-title').focus();
  load();
  await expect.poll(() => readContent(id), { timeout: 60_000 }).toContain('The Nile.');
  await expect(page.locator('#field-title')).toBeFocused();
});
