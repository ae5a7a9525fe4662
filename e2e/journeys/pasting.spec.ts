import { readFile } from 'node:fs/promises';
import { getArticle, openPost, paste, pasteFiles, read, toArticle } from '../system/article.ts';
import { findPartProblems, signInToPanel } from '../system/panel.ts';
import { takePhoto } from '../system/photo.ts';
import { admin, dashboard, expect, test } from '../test.ts';

const readPasted = (name: string) =>
  readFile(new URL(import.meta.resolve(`@agency/contracts/fixtures/pasted/${name}.html`)), 'utf8');

test('pasted text keeps its headings, and a picture of another website is replaced by a sentence', async ({
  page,
  context,
}) => {
  await signInToPanel(context, dashboard);
  const id = await admin.createDraft('Pasted');
  await openPost(page, id);
  await getArticle(page).click();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await paste(
    page,
    '<p>Intro</p><h1>One</h1><h2>Two</h2><h3>Three</h3><p><img src="https://films.example/a.png"></p>',
  );
  const article = getArticle(page);
  await expect(article.getByRole('heading', { level: 2 })).toHaveText(['One', 'Two']);
  await expect(article.getByRole('heading', { level: 3 })).toHaveText('Three');
  await expect(article).toContainText('This picture could not be copied: upload it.');
});

test('text pasted from Word, LibreOffice and Google Docs keeps its structure', async ({
  page,
  context,
}) => {
  await signInToPanel(context, dashboard);
  const id = await admin.createDraft('Pasted from documents');
  await openPost(page, id);
  await getArticle(page).click();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  for (const name of [
    'paste-word-heading-with-toc-bookmark__heading-must-not-become-link',
    'paste-word-lists-only__must-become-ul-ol',
    'paste-word-document-lists-comment-footnote__must-be-lists-and-publishable',
    'paste-libreoffice-footnote__no-dead-sdfootnote-links',
    'paste-google-docs-whole',
    'paste-ordered-list-start-3__site-must-show-3-and-4',
  ]) {
    await paste(page, await readPasted(name));
    await page.keyboard.press('Control+End');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
  }
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Visitors see it within ten seconds')).toBeVisible();
  await page.goto('/blogs/pasted-from-documents');
  const article = page.locator('.prose');
  await expect(article.getByRole('heading', { name: 'Our method' })).toBeVisible();
  await expect(article.locator('h2 a')).toHaveCount(0);
  const html = await article.innerHTML();
  expect(html).toContain('<ul><li>Listen<ul><li>To customers</li></ul></li><li>Draw</li></ul>');
  expect(html).toContain('<ol><li>First</li><li>Second</li></ol>');
  expect(html).toContain('<ol start="3"><li>Three</li><li>Four</li></ol>');
  const links = await article
    .locator('a')
    .evaluateAll((all) => all.map((one) => one.getAttribute('href')));
  expect(links).toEqual([
    'mailto:salma@nile.example',
    'https://www.linkedin.com/in/salma',
    'https://nile.example/work',
    'https://nile.example/about',
  ]);
});

test('words joined by no-break spaces are not clipped on a phone', { tag: '@nightly' }, async ({
  page,
}) => {
  const id = await admin.createDraft('Joined words');
  const file = await readPasted('paste-all-spaces-nbsp__words-must-not-be-cut');
  const text = file
    .replace(/<[^>]*>/g, '')
    .replaceAll('&nbsp;', '\u00A0')
    .trim();
  const copy = { type: 'text', version: 1, text, format: 0 };
  const content = toArticle({ type: 'paragraph', version: 1, children: [copy] });
  await admin.setBlog(id, { content, _status: 'published' });
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/blogs/joined-words');
  const paragraph = page.locator('.prose p');
  await expect(paragraph).toContainText('Nabra is a branding agency');
  // Every word has the height of one line.
  const cut = await paragraph.evaluate((element) => {
    const node = element.firstChild as Text;
    return [...node.data.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      return range.getClientRects().length > 1 ? [word] : [];
    });
  });
  expect(cut).toEqual([]);
});

test('several pictures are resized, described and inserted into the article', {
  tag: '@nightly',
}, async ({ page, context }) => {
  await signInToPanel(context, dashboard);
  const id = await admin.createDraft('A post with pictures');
  await openPost(page, id);
  await getArticle(page).click();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('A sentence that stays whole.');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await pasteFiles(page, [
    await takePhoto(page, 'Nile at six.jpg', 4000, 3000),
    await takePhoto(page, 'Small.jpg', 400, 300),
  ]);
  const drawer = page.getByRole('dialog').last();
  await drawer.getByLabel('What it shows').fill('The Nile at six');
  expect(await findPartProblems(page, ['.bulk-upload--file-manager'])).toEqual([]);
  await drawer.locator('.file-selections__fileRow').nth(1).click();
  await drawer.getByLabel('What it shows').fill('A small field');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(drawer).toBeHidden({ timeout: 30_000 });
  const stored = await read('media?depth=0&where[alt][in]=The Nile at six,A small field');
  expect(stored.docs).toHaveLength(2);
  const nile = stored.docs.find(({ alt }: { alt: string }) => alt === 'The Nile at six');
  expect(nile).toMatchObject({ width: 2880, height: 2160 });
  await expect
    .poll(async () => JSON.stringify((await read(`blogs/${id}?draft=true&depth=0`)).content))
    .toMatch(/A sentence that stays whole.*"upload".*"upload"/);
});
