import type { BrowserContext, Page, Request } from '@playwright/test';
import { accounts, signIn } from '../system/admin.ts';
import { findPartProblems, openPanel } from '../system/panel.ts';
import { isShortForm } from '../system/short-form.ts';
import { admin, dashboard, expect, test, watch } from '../test.ts';

const OUR_PARTS = ['.editing-notice', '.schedule', '.new-post'];

const findScreenProblems = (page: Page) => findPartProblems(page, OUR_PARTS, OUR_PARTS);

async function enter(context: BrowserContext, cookie = process.env.E2E_COOKIE ?? '') {
  const [name = '', value = ''] = cookie.split('=');
  await context.addCookies([{ name, value, url: dashboard }]);
}

const toPost = (id: number) => `${dashboard}/admin/collections/blogs/${id}`;
const getState = (page: Page) => page.locator('.autosave');
const waitForForm = (page: Page) =>
  expect(page.locator('main form[data-form-ready="true"]')).toBeVisible();
const getArticle = (page: Page) => page.locator('[data-lexical-editor]').first();

async function read(id: number): Promise<Record<string, unknown>> {
  const response = await fetch(`${dashboard}/cms-api/blogs/${id}?draft=true&depth=0`, {
    headers: { Cookie: process.env.E2E_COOKIE ?? '', Origin: dashboard },
  });
  return response.json();
}

test('unsent text is restored after the tab was closed during a minute of typing (8 s in the short form)', async ({
  page,
  context,
}) => {
  await enter(context);
  const id = await admin.createDraft('A minute of typing');
  await page.goto(toPost(id));
  await waitForForm(page);
  const description = page.locator('#field-description');
  const before = await description.inputValue();
  await description.fill('');
  let typed = '';
  const end = Date.now() + (isShortForm ? 8000 : 60_000);
  while (Date.now() < end) {
    const word = `${Date.now()} `;
    await description.pressSequentially(word, { delay: 30 });
    typed += word;
  }
  await page.close();
  const stored = String((await read(id)).description);
  // On a busy machine nothing may be stored yet.
  expect(stored === before || typed.startsWith(stored.trim())).toBe(true);

  const again = await context.newPage();
  await again.goto(toPost(id));
  await waitForForm(again);
  const back = again.getByRole('button', { name: 'Restore' });
  if (String((await read(id)).description).trim() !== typed.trim()) {
    await expect(back).toBeVisible();
    expect(await findScreenProblems(again)).toEqual([]);
    await back.click();
  }
  // A trailing space alone is not offered for restoring.
  const shown = again.locator('#field-description');
  await expect.poll(async () => (await shown.inputValue()).trim()).toBe(typed.trim());
  await expect.poll(async () => String((await read(id)).description).trim()).toBe(typed.trim());
});

test('one click restores the published version, and one publishes an unpublished post again', {
  tag: '@nightly',
}, async ({ page, context }) => {
  await enter(context);
  const id = await admin.createDraft('Back and forth');
  await admin.setBlog(id, { _status: 'published', description: 'As it is known.' });
  await page.goto(toPost(id));
  const description = page.locator('#field-description');
  await expect(description).toHaveValue('As it is known.');
  const isSave = (request: Request) => request.method() === 'PATCH';
  const [save] = await Promise.all([
    page.waitForRequest(isSave),
    description.fill('As nobody shall know it.'),
  ]);
  // Saves of one form may overtake each other (`rejectStaleWrite`).
  expect(save.postData()).toMatch(/"formId":"\w+"/);
  await page.getByRole('button', { name: 'Revert to published' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(description).toHaveValue('As it is known.');
  await expect.poll(async () => (await read(id)).description).toBe('As it is known.');
  await expect(page.locator('.status__value')).toHaveText('Published');

  const { slug } = await read(id);
  const readPublic = async () =>
    (await (await fetch(`${dashboard}/api/blog-slug/${slug}`)).json()).description;
  await description.fill('As it is known today.');
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await expect.poll(readPublic).toBe('As it is known today.');
  // The form has the response, too.
  await expect(page.getByRole('button', { name: 'Publish changes' })).toBeDisabled();
  await page.locator('.doc-controls__popup button').first().click();
  await page.getByRole('button', { name: 'Take down' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  await expect.poll(readPublic).toBe(undefined);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect.poll(readPublic).toBe('As it is known today.');
});

test.describe('leaving the form', () => {
  // While one screen replaces another, the page has no icon for a moment.
  test.use({ provoked: [/favicon\.ico/] });

  test('leaving right after the last key saves the text, also in the article', async ({
    page,
    context,
  }) => {
    await enter(context);
    const id = await admin.createDraft('A click away');
    await page.goto(toPost(id));
    await waitForForm(page);
    await getArticle(page).click();
    await page.keyboard.type('Written and left. ');
    await page.locator('.step-nav').getByRole('link', { name: 'Blog posts' }).click();
    await expect(page.getByRole('heading', { name: 'Blog posts' })).toBeVisible();
    await expect
      .poll(async () => JSON.stringify((await read(id)).content))
      .toContain('Written and left.');
  });
});

test.describe('an outage', () => {
  test.use({ provoked: [/503/] });

  test('text typed while the dashboard is down is kept, and saved after its restart', async ({
    page,
    context,
  }) => {
    await enter(context);
    const id = await admin.createDraft('Away');
    await page.goto(toPost(id));
    await waitForForm(page);
    await page.route('**/cms-api/blogs/**', (route) => route.fulfill({ status: 503, body: '{}' }));
    await page.locator('#field-header').fill('Kept');
    const notice = page.locator('.editing-notice');
    await expect(notice).toContainText('Could not be saved');
    expect(await findScreenProblems(page)).toEqual([]);
    await page.unroute('**/cms-api/blogs/**');
    await expect.poll(async () => (await read(id)).header, { timeout: 40_000 }).toBe('Kept');
    await expect(notice).toHaveCount(0);
  });
});

test.describe('two editors', () => {
  test.use({ provoked: [/409|423/] });

  test('see who is editing, and which changes were saved meanwhile', async ({
    page,
    context,
    browser,
  }) => {
    await enter(context);
    const id = await admin.createDraft('Two editors');
    await page.goto(toPost(id));
    await waitForForm(page);
    // A colleague saves the complete form a moment later.
    const other = await browser.newContext();
    const problems = watch(other);
    await enter(other, await signIn(dashboard, accounts.panel));
    const theirs = await other.newPage();
    await theirs.goto(toPost(id));
    await theirs.locator('#field-header').fill('Of the other');
    await expect(getState(theirs)).toContainText('Last saved');
    await expect.poll(async () => (await read(id)).header).toBe('Of the other');

    // While a user types, others who open the post see that.
    const third = await context.newPage();
    await third.goto(toPost(id));
    await expect(third.getByText('Paul Panel').first()).toBeVisible();
    await third.close();

    // After a minute the lock is free; this form is older than the stored version.
    await theirs.close();
    const locks = `${dashboard}/cms-api/payload-locked-documents`;
    const headers = { Cookie: process.env.E2E_COOKIE ?? '', Origin: dashboard };
    await fetch(`${locks}?where[document.value][equals]=${id}`, { method: 'DELETE', headers });
    await page.locator('#field-description').fill('Of mine');
    const notice = page.locator('.editing-notice');
    await expect(notice).toContainText('Paul Panel changed this post');
    expect(await findScreenProblems(page)).toEqual([]);
    await notice.getByRole('button', { name: 'Load it again' }).click();
    await expect(page.locator('#field-header')).toHaveValue('Of the other');
    await page.getByRole('button', { name: 'Restore' }).click();
    await expect(page.locator('#field-description')).toHaveValue('Of mine');
    await expect.poll(async () => (await read(id)).description).toBe('Of mine');
    expect((await read(id)).header).toBe('Of the other');
    expect(problems).toEqual([]);
    await other.close();
  });
});

test.describe('scheduled publishing', () => {
  test.use({ provoked: [/422/] });

  test('a new post is saved with its first text, scheduled after a reload, and shown as scheduled in the list', async ({
    page,
    context,
  }) => {
    await enter(context);
    await openPanel(page, `${dashboard}/admin/collections/blogs/create`);
    expect(await findScreenProblems(page)).toEqual([]);
    await page.getByLabel('Title').fill('A post that is planned');
    await page.getByRole('button', { name: 'Start writing' }).click();
    await waitForForm(page);
    await page.reload();
    await waitForForm(page);
    await page.locator('.form-submit .popup-button').last().click();
    await page.getByRole('button', { name: 'Schedule…' }).click();
    await expect(page.getByLabel('What is to happen?')).toHaveValue('publish');
    await expect(page.getByLabel('What is to happen?')).toBeFocused();
    await expect(page.getByRole('option', { name: 'Take down' })).toHaveCount(0);
    await page.getByLabel('When?').fill('2020-01-01T09:00');
    await page.getByRole('button', { name: 'Publish on 1 Jan' }).click();
    await expect(page.getByText('That time has passed')).toBeVisible();
    // A post that cannot be published cannot be scheduled; the reason is shown at once.
    await page.getByLabel('When?').fill('2031-11-22T09:00');
    await page.getByRole('button', { name: 'Publish on 22 Nov' }).click();
    const refusal = page.locator('.schedule').getByRole('alert');
    await expect(refusal).toContainText('cannot be published as it is');
    await expect(refusal).toContainText('Description: ');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: 'Close', exact: true })
      .last()
      .click();
    await page.locator('#field-description').fill('What it is about.');
    await page.locator('[data-lexical-editor]').first().click();
    await page.keyboard.type('The whole of it.');
    await page.locator('.form-submit .popup-button').last().click();
    await page.getByRole('button', { name: 'Schedule…' }).click();
    await expect(page.getByLabel('What is to happen?')).toBeFocused();
    await page.getByLabel('When?').fill('2031-11-22T09:00');
    expect(await findScreenProblems(page)).toEqual([]);
    await page.getByRole('button', { name: 'Publish on 22 Nov 2031' }).click();
    await expect(page.getByRole('button', { name: 'Cancel Publish on 22 Nov 2031' })).toBeVisible();
    expect(await findPartProblems(page, ['.planned'])).toEqual([]);
    await page.goto(`${dashboard}/admin/collections/blogs?search=planned`);
    // A first attempt may have left another one below.
    const row = page.getByRole('row').filter({ hasText: 'A post that is planned' }).first();
    await expect(row).toContainText('Publish on 22 Nov 2031, 09:00');
  });
});

for (const [path, name, tag] of [
  ['collections/blogs/create', 'Title', []],
  ['inbox', 'Search', ['@nightly']],
] as const) {
  test(`text typed into ${path} before the script of the panel has loaded is kept`, {
    tag: [...tag],
  }, async ({ page, context }) => {
    await enter(context);
    const script = Promise.withResolvers<void>();
    await page.route('**/_next/static/chunks/*.js', async (route) => {
      await script.promise;
      await route.continue();
    });
    const isReady = page.waitForResponse((response) =>
      response.url().endsWith('/cms-api/users/me'),
    );
    await page.goto(`${dashboard}/admin/${path}`, { waitUntil: 'commit' });
    const field = page.getByLabel(name);
    await field.pressSequentially('early@x.example');
    script.resolve();
    await isReady;
    await page.waitForLoadState('networkidle');
    await expect(field).toHaveValue('early@x.example');
    // A key press shows whether the field is hydrated.
    await field.press('End');
    await field.press('Z');
    await expect(field).toHaveValue('early@x.exampleZ');
  });
}

test('a published version is restored as a draft', { tag: '@nightly' }, async ({
  page,
  context,
}) => {
  await enter(context);
  const id = await admin.createDraft('Restored');
  await admin.setBlog(id, { _status: 'published' });
  await admin.setBlog(id, { _status: 'draft' });
  await page.goto(`${toPost(id)}/versions`);
  await page
    .getByRole('button', { name: /^Restore as a draft/ })
    .last()
    .click();
  await page.waitForURL(toPost(id));
  await waitForForm(page);
  await page.goto(`${toPost(id)}/versions`);
  await page.locator('.versions tbody a').last().click();
  await page.getByRole('button', { name: 'Restore as a draft' }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await waitForForm(page);
  const response = await fetch(`${dashboard}/api/blog-slug/restored`);
  expect(response.status).toBe(404);
});
