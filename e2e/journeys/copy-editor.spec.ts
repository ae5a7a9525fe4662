import type { Page } from '@playwright/test';
import { findContent, resetContent, toContentPath } from '../system/content-documents.ts';
import { findPanelProblems, openPanel, signInToPanel } from '../system/panel.ts';
import { resize } from '../system/resize.ts';
import { dashboard, expect, test, website } from '../test.ts';

const readPublic = async (key: string): Promise<Record<string, unknown>> =>
  (await (await fetch(`${dashboard}/api/content/${key}`)).json()).fields;
const readDraft = async (name: string) => (await findContent(name))?.fields ?? {};

const LIST = `${dashboard}/admin/collections/content`;
const openCopy = async (page: Page, key: string) =>
  openPanel(page, `${dashboard}/admin/collections${await toContentPath(key)}`);
const openSection = (page: Page, name: string) =>
  page
    .locator('details > summary')
    .filter({ hasText: new RegExp(`^${name}`) })
    .first()
    .click();
/** Waits until everything that was typed is saved. */
const waitUntilSaved = (page: Page) =>
  expect(page.locator('.autosave')).toContainText('Last saved less than a minute ago');

async function publish(page: Page): Promise<void> {
  await page.locator('#action-save').click();
  await expect(page.getByText('Published.', { exact: false }).first()).toBeVisible();
}

/** Accessibility violations of the open form at three widths. */
async function findScreenProblems(page: Page): Promise<string[]> {
  const problems: string[] = [];
  for (const width of [390, 768, 1440]) {
    await resize(page, { width, height: 900 });
    problems.push(...(await findPanelProblems(page)).map((problem) => `${width}: ${problem}`));
  }
  return problems;
}

// One after the other: some edit the same texts.
test.describe.configure({ mode: 'default' });

test('searching a figure as visitors see it leads to its field', async ({ page, context }) => {
  await signInToPanel(context, dashboard);
  await openPanel(page, `${LIST}?search=85%2B`);
  const found = page.getByRole('region', { name: 'Texts that were found' });
  expect(await findScreenProblems(page)).toEqual([]);
  await found
    .getByRole('link', { name: /^Landing page/ })
    .first()
    .click();
  await expect(page.getByRole('searchbox', { name: 'Find a field' })).not.toBeEmpty();
  await expect(page.locator('.words-field').first()).toBeVisible();
  // The number is one of the agency's facts, which every page shows.
  await page.getByRole('link', { name: 'Change “Brands” of the agency' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Agency: offices, figures, networks' }),
  ).toBeVisible();
  await expect(page.locator('.words-field input[type="number"]')).toHaveValue('85');
});

test('an editor changes copy of the landing page: colleagues see the draft, visitors the published version', async ({
  page,
  context,
}) => {
  await resetContent('landing');
  await signInToPanel(context, dashboard);
  await openPanel(page, LIST);
  expect(await findScreenProblems(page)).toEqual([]);
  await page.getByRole('link', { name: 'Landing page', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Landing page' })).toBeVisible();

  // Labels and descriptions come from the schema.
  const lead = page.getByRole('textbox', { name: 'Opening text Founding text' });
  await lead.fill('A voice before a logo, said {brand}.');
  await openSection(page, 'Carousel');
  await page
    .getByRole('textbox', { name: 'Title The word the slide is about' })
    .nth(1)
    .fill('Echo');
  await openSection(page, 'Work');
  await page.locator('[id="words-work/heading/1/volume"]').selectOption('4');
  await expect
    .poll(() => readDraft('landing'))
    .toEqual({
      lead: 'A voice before a logo, said {brand}.',
      'carousel/slides/1/title': 'Echo',
      'work/heading/1/volume': 4,
    });
  expect(await readPublic('landing')).toEqual({});
  expect(await findScreenProblems(page)).toEqual([]);

  await publish(page);
  await expect
    .poll(() => readPublic('landing'), { timeout: 1000, intervals: [50] })
    .toMatchObject({ 'carousel/slides/1/title': 'Echo', 'work/heading/1/volume': 4 });

  // Text typed back to the original is no change; neither is a reset.
  await page.getByRole('button', { name: 'Reset Opening text' }).click();
  await page
    .getByRole('textbox', { name: 'Title The word the slide is about' })
    .nth(1)
    .fill('Memorability');
  await expect.poll(() => readDraft('landing')).toEqual({ 'work/heading/1/volume': 4 });
  expect(await readPublic('landing')).toHaveProperty('lead');
  await page.reload();
  await expect(page.getByText('1 change', { exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Reset all' }).click();
  await expect.poll(() => readDraft('landing')).toEqual({});
  await publish(page);
  expect(await readPublic('landing')).toEqual({});
});

test.describe('an incomplete draft', () => {
  test.use({ provoked: [/400/] });

  test('facts: an office is added, moved by the keyboard and removed; a field is found by its text', {
    tag: '@nightly',
  }, async ({ page, context }) => {
    await resetContent('agency');
    await signInToPanel(context, dashboard);
    await openCopy(page, 'agency');
    await page.getByRole('searchbox').fill('london');
    await expect(page.getByRole('textbox', { name: 'City Name of the city' })).toHaveCount(1);
    await page.getByRole('searchbox').fill('nothing is called so');
    await expect(page.getByText('No field of this page matches')).toBeVisible();
    await page.getByRole('searchbox').fill('');

    await openSection(page, 'Offices');
    await page.getByRole('button', { name: 'Add to Offices' }).click();
    // An incomplete entry is saved as a draft, but not published, and the missing field is named.
    await expect.poll(async () => Object.keys(await readDraft('agency'))).toEqual(['offices']);
    await page.locator('#action-save').click();
    await expect(page.locator('.editing-notice')).toContainText(
      'Offices › 5 › Code: Fill this in.',
    );
    expect(await readPublic('agency')).toEqual({});
    expect(await findScreenProblems(page)).toEqual([]);
    await page
      .getByRole('textbox', { name: /^Code Short/ })
      .last()
      .fill('DXB');
    await page.getByRole('textbox', { name: 'City Name of the city' }).last().fill('Dubai');
    await page
      .getByRole('textbox', { name: 'Country Name of the country' })
      .last()
      .fill('Emirates');
    await page
      .getByRole('textbox', { name: /^Code of the country/ })
      .last()
      .fill('AE');
    const getCodes = async () =>
      ((await readDraft('agency')).offices as { code: string }[] | undefined)?.map(
        ({ code }) => code,
      );
    await expect.poll(getCodes).toEqual(['CAI', 'RYD', 'LDN', 'NY', 'DXB']);

    await page.getByRole('button', { name: 'Move Offices 5 up' }).focus();
    for (let place = 5; place > 1; place -= 1) {
      // Focus moves with the office; wait for it before the next press.
      await expect(page.getByRole('button', { name: `Move Offices ${place} up` })).toBeFocused();
      await page.keyboard.press('Enter');
    }
    await expect.poll(getCodes).toEqual(['DXB', 'CAI', 'RYD', 'LDN', 'NY']);
    await expect(page.getByRole('button', { name: 'Move Offices 1 down' })).toBeFocused();
    await page.getByRole('button', { name: 'Remove Offices 1' }).click();
    await expect.poll(() => readDraft('agency')).toEqual({});
  });
});

test('a translation is shown next to the default copy, which marks outdated texts', {
  tag: '@nightly',
}, async ({ page, context }) => {
  const [english, arabic] = ['our-savvy', 'our-savvy--ar'];
  await resetContent(english);
  await resetContent(arabic);
  await signInToPanel(context, dashboard);
  await openPanel(page, LIST);
  await page.getByRole('link', { name: 'Our savvy · العربية' }).click();
  const lead = page.getByRole('textbox', { name: /^Opening text/ });
  await lead.fill('ناس القاهرة، بصوتهم.');
  await expect.poll(() => readDraft(arabic)).toHaveProperty('lead');
  await publish(page);
  expect(await readDraft(arabic)).toEqual({ lead: 'ناس القاهرة، بصوتهم.' });
  expect(await readPublic(english)).toEqual({});
  await expect
    .poll(async () => (await fetch(`${website}/ar/our-savvy`)).text())
    .toContain('ناس القاهرة، بصوتهم.');

  await openCopy(page, english);
  await lead.fill('People of Cairo, in their own voice.');
  await expect.poll(() => readDraft(english)).toHaveProperty('lead');
  await publish(page);
  await openCopy(page, arabic);
  await page.getByRole('button', { name: 'Show what is older' }).click();
  await expect(lead).toBeFocused();
  const beside = page.locator('.words-beside[data-standing="older"]');
  await expect(beside).toContainText('People of Cairo, in their own voice.');
  expect(await findScreenProblems(page)).toEqual([]);
  await beside.getByRole('button', { name: 'Still correct Opening text' }).click();
  await expect(beside).toHaveCount(0);
  await waitUntilSaved(page);
  await publish(page);
  await page.reload();
  await expect(page.getByText('1 change', { exact: true }).first()).toBeVisible();
  await expect(beside).toHaveCount(0);
  await resetContent(english);
  await resetContent(arabic);
});

test.describe('two tabs', () => {
  test.use({ provoked: [/409|423/] });

  test('do not overwrite each other', { tag: '@nightly' }, async ({ page, context }) => {
    await resetContent('consent');
    await signInToPanel(context, dashboard);
    const other = await context.newPage();
    await openCopy(page, 'consent');
    await openCopy(other, 'consent');
    await other.getByRole('textbox', { name: /^Allow/ }).fill('Of the other');
    await expect.poll(() => readDraft('consent')).toEqual({ allow: 'Of the other' });
    await page.getByRole('textbox', { name: /^Refuse/ }).fill('Of mine');
    const notice = page.locator('.editing-notice');
    await expect(notice).toContainText('changed this page meanwhile');
    expect(await readDraft('consent')).toEqual({ allow: 'Of the other' });
    await expect(page.getByRole('textbox', { name: /^Refuse/ })).toHaveValue('Of mine');
    await notice.getByRole('button', { name: 'Load it again' }).click();
    await page.getByRole('button', { name: 'Restore' }).click();
    const both = { allow: 'Of the other', refuse: 'Of mine' };
    await expect.poll(() => readDraft('consent')).toEqual(both);
    await resetContent('consent');
  });
});

test.describe('without a connection', () => {
  test.use({ provoked: [/ERR_INTERNET_DISCONNECTED|Failed to fetch/] });

  test('text is stored in the browser, and offered after the tab was closed', async ({
    page,
    context,
  }) => {
    await resetContent('consent');
    await signInToPanel(context, dashboard);
    await openCopy(page, 'consent');
    await context.setOffline(true);
    await page.getByRole('textbox', { name: /^Refuse/ }).fill('Typed while away');
    await expect(page.locator('.editing-notice')).toContainText('Could not be saved');
    await page.close();
    await context.setOffline(false);
    const again = await context.newPage();
    await openCopy(again, 'consent');
    // The save on leaving may be sent when the connection is back.
    if (Object.keys((await readDraft('consent')) ?? {}).length === 0)
      await again.getByRole('button', { name: 'Restore' }).click();
    await expect(again.getByRole('textbox', { name: /^Refuse/ })).toHaveValue('Typed while away');
    await expect.poll(() => readDraft('consent')).toEqual({ refuse: 'Typed while away' });
    await resetContent('consent');
  });
});

test('changed copy is scheduled, and stays a draft until its time', { tag: '@nightly' }, async ({
  page,
  context,
}) => {
  await resetContent('offline');
  await signInToPanel(context, dashboard);
  await openCopy(page, 'offline');
  await page.getByRole('textbox', { name: /^Try again/ }).fill('Once more');
  await expect.poll(() => readDraft('offline')).toHaveProperty('retry');
  await page.locator('.form-submit .popup-button').last().click();
  await page.getByRole('button', { name: 'Schedule…' }).click();
  await page.getByLabel('When?').fill('2031-11-22T09:00');
  await page.getByRole('button', { name: 'Publish on 22 Nov 2031' }).click();
  await expect(page.getByRole('button', { name: 'Cancel Publish on 22 Nov 2031' })).toBeVisible();
  await openPanel(page, LIST);
  const link = page.getByRole('link', { name: 'Page without a connection', exact: true });
  const row = page.getByRole('row').filter({ has: link });
  await expect(row).toContainText('1 change');
  await expect(row).toContainText('Publish on 22 Nov 2031');
  expect(await readPublic('offline')).toEqual({});
});

test('a picture of a page is chosen from the library, shown on the site, and cannot be deleted while it is used', {
  tag: '@nightly',
}, async ({ page, context }) => {
  await resetContent('nasj');
  await signInToPanel(context, dashboard);
  await openCopy(page, 'nasj');
  await openSection(page, 'Work');
  const board = page.locator('fieldset').filter({ hasText: 'Overview of the identity' }).last();
  await board.getByRole('button', { name: 'Choose from the library' }).click();
  const list = page.getByRole('dialog');
  const first = list.locator('tbody tr').first().getByRole('button').first();
  await first.click();
  await expect(list).toHaveCount(0);
  await expect(board.getByRole('combobox').first()).toHaveValue('library');
  const alt = await board
    .getByRole('textbox', { name: 'What it shows What the picture shows' })
    .inputValue();
  expect(alt).not.toBe('');
  expect(await findScreenProblems(page)).toEqual([]);
  await publish(page);

  const picture = page.getByRole('img', { name: alt });
  await expect(async () => {
    await page.goto(`${website}/nasj`);
    await expect(picture).toHaveAttribute('src', /\/media\//, { timeout: 500 });
  }).toPass({ timeout: 10_000 });
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((shown: HTMLImageElement) => shown.naturalWidth))
    .toBeGreaterThan(0);
  await resetContent('nasj');
});
