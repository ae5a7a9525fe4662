import { readFileSync } from 'node:fs';
import type { Locator } from '@playwright/test';
import { findPanelProblems, openPanel, sendContact, signInToPanel } from '../system/panel.ts';
import { resize } from '../system/resize.ts';
import { dashboard, expect, test, website } from '../test.ts';
import { fillHydratedContact, getContactForm, toMessage } from './contact-form.ts';

test('a lead is found, assigned, marked as spam, released and exported', async ({
  page,
  context,
}) => {
  const subject = 'A lead for the inbox';
  await page.goto('/contact-us');
  // Many messages from one IP address within an hour would raise its spam score.
  const sender = { email: 'inbox@example.com', phone: '+٢٠ ١٠٠ ٧٦٥ ٤٣٢١' };
  await fillHydratedContact(page, { ...toMessage(subject), ...sender });
  await getContactForm(page).button.click();
  await signInToPanel(context, dashboard);
  const search = async (copy: string) => {
    const box = page.getByRole('searchbox', { name: 'Search' });
    await box.fill(copy);
    await box.press('Enter');
  };

  const row = page.getByRole('listitem').filter({ hasText: subject });
  await expect(async () => {
    await openPanel(page, `${dashboard}/admin/inbox?view=new`);
    await expect(row).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 60_000 });
  await search('7654321');
  await expect(page.getByRole('status').first()).toHaveText('1 message found');
  expect(page.url()).not.toContain('7654321');

  await row.getByRole('checkbox').check();
  const bulk = page.getByRole('region', { name: 'Selected messages' });
  await bulk.getByLabel('Owner').selectOption({ label: 'Carla Calls' });
  await expect(row).toContainText('Carla Calls');
  await row.getByRole('checkbox').check();
  await bulk.getByRole('button', { name: 'Spam' }).click();
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(row).toBeVisible();
  for (const width of [390, 1440]) {
    await resize(page, { width, height: 900 });
    expect(await findPanelProblems(page), `the list at ${width} px`).toEqual([]);
  }

  await row.getByRole('link').click();
  await expect(page.getByRole('heading', { name: subject })).toBeVisible();
  await expect(page.getByLabel('State')).toHaveValue('open');
  await page.getByRole('button', { name: 'Spam' }).click();
  await expect(page.getByLabel('State')).toHaveValue('spam');
  await page.getByRole('button', { name: 'Not spam' }).click();
  await expect(page.getByText('released it from spam, to Open')).toBeVisible();
  await page.getByLabel('Note for colleagues').fill('اتصلت به اليوم');
  await page.getByRole('button', { name: 'Add the note' }).click();
  await expect(page.getByRole('paragraph').filter({ hasText: 'اتصلت به اليوم' })).toBeVisible();
  for (const width of [390, 1440]) {
    await resize(page, { width, height: 900 });
    expect(await findPanelProblems(page), `the message at ${width} px`).toEqual([]);
  }

  await page.getByRole('link', { name: 'Inbox' }).last().click();
  await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('7654321');
  // A link resets filters; a search is restored only by the back link.
  await openPanel(page, `${dashboard}/admin/inbox`);
  await search('7654321');
  await expect(page.getByRole('status').first()).toHaveText('1 message found');
  const views = page.getByRole('navigation', { name: 'Views' });
  await views.getByRole('link', { name: 'All', exact: true }).click();
  await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('');
  await expect(page.getByRole('status').first()).not.toContainText('found');
  await search('7654321');
  await expect(page.getByRole('status').first()).toHaveText('1 message found');
  await page.getByLabel('File').selectOption('csv');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export' }).click(),
  ]);
  const csv = readFileSync(await download.path(), 'utf8');
  expect(csv).toContain(subject);
  expect(csv.trim().split('\r\n')).toHaveLength(2);
});

test('an open inbox offers new messages, and keeps the selection and typed text', async ({
  page,
  context,
}) => {
  const find = (subject: string) => page.getByRole('listitem').filter({ hasText: subject });
  const send = (subject: string) =>
    sendContact(website, { ...toMessage(subject), email: 'open@example.com' });
  await send('It was here first');
  await send('It was here before');
  await signInToPanel(context, dashboard);
  await openPanel(page, `${dashboard}/admin/inbox`);
  const checkbox = find('It was here before').first().getByRole('checkbox');
  await checkbox.check();
  const box = page.getByRole('searchbox', { name: 'Search' });
  await box.fill('half a wor');
  await send('It came later');
  await page.getByRole('button', { name: /^Show \d+ new$/ }).click({ timeout: 10_000 });
  await expect(find('It came later').first()).toBeVisible();
  await expect(checkbox).toBeChecked();
  await expect(box).toHaveValue('half a wor');
  await expect(page.getByRole('button', { name: /^Show \d+ new$/ })).toHaveCount(0);

  // Shift selects all rows up to this one.
  await checkbox.uncheck();
  const boxes = page.getByRole('listitem').getByRole('checkbox');
  await boxes.nth(0).check();
  await boxes.nth(2).click({ modifiers: ['Shift'] });
  await expect(page.getByRole('region', { name: 'Selected messages' })).toContainText('3 selected');
});

test('a message has a link to the next one of its list', async ({ page, context }) => {
  const find = (number: number) => page.getByRole('heading', { name: `Read in a row ${number}` });
  for (const number of [1, 2, 3])
    await sendContact(website, {
      ...toMessage(`Read in a row ${number}`),
      email: `row${number}@example.com`,
    });
  await signInToPanel(context, dashboard);
  await openPanel(page, `${dashboard}/admin/inbox?form=contact`);
  const box = page.getByRole('searchbox', { name: 'Search' });
  await box.fill('read in a row');
  await box.press('Enter');
  await expect(page.getByRole('status').first()).toHaveText('3 messages found');
  const next = page.getByRole('link', { name: 'Next' });
  await page.getByRole('link', { name: /row 3/ }).click();
  await expect(find(3)).toBeVisible();
  await next.click();
  await expect(find(2)).toBeVisible();
  await expect(page.getByLabel('State')).toHaveValue('open');
  await next.click();
  await expect(find(1)).toBeVisible();
  await expect(page.getByLabel('State')).toHaveValue('open');
  await expect(next).toHaveCount(0);
  await page.getByRole('link', { name: 'Inbox' }).last().click();
  await expect(box).toHaveValue('read in a row');
});

test('a link with a count shows that many messages, and resets the previous search', {
  tag: '@nightly',
}, async ({ page, context }) => {
  await sendContact(website, { ...toMessage('A link that promises'), email: 'link@example.com' });
  await signInToPanel(context, dashboard);
  const box = page.getByRole('searchbox', { name: 'Search' });
  const total = page.getByRole('status').first();
  /** Searches a list without results, then follows a link. Retries, because other tests send messages meanwhile. */
  const follow = (list: string, link: Locator, isOnHome: boolean) =>
    expect(async () => {
      await openPanel(page, `${dashboard}/admin/inbox?${list}`);
      await box.fill('no message has these words');
      await box.press('Enter');
      await expect(total).toHaveText('0 messages found');
      if (isOnHome) await openPanel(page, `${dashboard}/admin`);
      const promised = (await link.textContent())?.match(/\d+/)?.[0];
      await link.click();
      await expect(box).toHaveValue('');
      await expect(total).toHaveText(new RegExp(`^${promised} messages?( |$)`), { timeout: 5000 });
    }).toPass({ timeout: 90_000 });
  for (const index of [0, 1, 2]) {
    const count = page.locator('.today__counts').getByRole('link').nth(index);
    await follow('view=new&form=contact', count, true);
  }
  // A search of the list that the badge links to is reset, too.
  await follow('view=new', page.locator('a.waiting').first(), false);
});

test('a typed date applies when its year is complete', async ({ page, context }) => {
  await signInToPanel(context, dashboard);
  await openPanel(page, `${dashboard}/admin/inbox`);
  await page.getByText('Filters', { exact: true }).click();
  const from = page.getByLabel('From', { exact: true });
  await from.focus();
  // Day and month are equal, so their order does not matter.
  await page.keyboard.type('11112026');
  await expect(page).toHaveURL(/from=2026-11-11/);
  await expect(from).toHaveValue('2026-11-11');
});
