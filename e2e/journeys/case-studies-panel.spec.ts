import { findScreenProblems, LIST, openTab, STUDIES } from '../system/case-study-screens.ts';
import { openPanel, signInToPanel } from '../system/panel.ts';
import { dashboard, expect, test } from '../test.ts';

test('a case study from the content files becomes editable with one click', {
  tag: '@nightly',
}, async ({ page, context }) => {
  await signInToPanel(context, dashboard);
  await openPanel(page, LIST);
  const shipped = page.getByRole('region', { name: 'Default case studies' });
  await expect(shipped.getByText('financial advisory, Egypt')).toBeVisible();
  expect(await findScreenProblems(page)).toEqual([]);
  await page.locator('.search-filter input').fill('wise');
  await expect(shipped.getByRole('listitem')).toHaveCount(1);
  await shipped.getByRole('button', { name: 'Edit this one (Wise)' }).dblclick();
  await page.waitForURL(/\/case-studies\/\d+$/, { timeout: 150_000 });
  await expect(page.locator('#field-slug')).toHaveValue('wise');
  await openTab(page, 'Pictures');
  // Five covers and the picture of the aperture.
  await expect(page.locator('.upload-relationship-details')).toHaveCount(6);
  expect((await fetch(`${dashboard}/api/case-studies/wise`)).status).toBe(404);
  await page.goto(LIST);
  const row = page.getByRole('row').filter({ hasText: 'Wise' });
  await expect(row.locator('.cell-tile img')).toBeVisible();
  await expect(shipped.getByRole('button', { name: 'Edit this one (Wise)' })).toHaveCount(0);
  await expect(page.locator('table')).toContainText('Wise');
});

test.describe('the blocks of a case study', () => {
  test.use({ provoked: [/409|favicon\.ico|TypeError: offline/] });

  const headers = {
    'Content-Type': 'application/json',
    Cookie: process.env.E2E_COOKIE ?? '',
    Origin: dashboard,
  };
  const send = async (path: string, method: string, body: object) =>
    (await fetch(STUDIES + path, { method, headers, body: JSON.stringify(body) })).json();
  const toBlocks = (...texts: string[]) => texts.map((text) => ({ blockType: 'text', text }));

  test('unsaved blocks are restored, and blocks saved by a colleague are offered', {
    tag: '@nightly',
  }, async ({ page, context }) => {
    await signInToPanel(context, dashboard);
    const draft = {
      client: 'Parts of a page',
      blocks: toBlocks('One', 'And more'),
      _status: 'draft',
    };
    const { doc } = await send('?draft=true', 'POST', draft);
    const path = `/${doc.id}?draft=true&depth=0`;
    const read = async () =>
      (await (await fetch(STUDIES + path, { headers })).json()).blocks.map(
        ({ text }: { text: string }) => text,
      );
    const texts = page.locator('#field-blocks textarea');
    const open = async () => {
      await page.goto(`${LIST}/${doc.id}`);
      await expect(page.locator('main form[data-form-ready="true"]')).toBeVisible();
      await openTab(page, 'Page');
    };
    await open();
    // All saves fail, also the one when the page closes.
    await page.evaluate(() => {
      const { fetch } = window;
      window.fetch = (url, init) =>
        init?.method === 'PATCH' ? Promise.reject(new TypeError('offline')) : fetch(url, init);
    });
    await texts.first().fill('Two');
    await expect(page.locator('.editing-notice')).toContainText('Could not be saved');
    await page.close();
    expect(await read()).toEqual(['One', 'And more']);

    page = await context.newPage();
    await page.goto(`${LIST}/${doc.id}`);
    await page.getByRole('button', { name: 'Restore' }).click();
    await openTab(page, 'Page');
    const back = page.locator('#field-blocks textarea');
    await expect(back).toHaveCount(2);
    await expect(back.first()).toHaveValue('Two');
    await expect.poll(read).toEqual(['Two', 'And more']);

    await send(path, 'PATCH', { blocks: toBlocks('Theirs'), _status: 'draft' });
    await back.first().fill('Mine');
    const notice = page.locator('.editing-notice');
    await notice.getByRole('button', { name: 'Load it again' }).click();
    await openTab(page, 'Page');
    await expect(back).toHaveCount(1);
    await expect(back.first()).toHaveValue('Theirs');
    await page.getByRole('button', { name: 'Discard' }).click();
    expect(await read()).toEqual(['Theirs']);
    await back.first().fill('Theirs, and mine');
    await expect.poll(read).toEqual(['Theirs, and mine']);
  });
});
