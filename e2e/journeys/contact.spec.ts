import { formMessagesSchema } from '@agency/content/schemas/forms';
import { accounts } from '../system/admin.ts';
import { readFileCopy, readPageCopy } from '../system/copy.ts';
import { openPanel } from '../system/panel.ts';
import { admin, dashboard, expect, test } from '../test.ts';
import {
  fillContact,
  fillHydratedContact,
  getContactForm,
  readContact,
  STORED,
  toMessage,
} from './contact-form.ts';

const THANKS = readPageCopy('thank-you').stored.text;
const { notStored } = readFileCopy('forms', formMessagesSchema).refusals;

async function countStored(subject: string): Promise<number> {
  return (await admin.findMessages(subject)).length;
}

test('a message is stored once and appears in the dashboard', async ({ page, context }) => {
  const subject = 'A launch in Riyadh';
  await page.goto('/contact-us');
  await fillHydratedContact(page, toMessage(subject));
  await getContactForm(page).button.click();
  await expect(page.getByText(STORED)).toBeVisible();
  expect(Object.values(await readContact(page)).join(''), 'fields are cleared').toBe('');
  const { alert, button } = getContactForm(page);
  await expect(alert).toBeFocused();
  await expect(alert).toContainText(/answer by (?:Sun|Mon|Tues|Wednes|Thurs)day\./);
  await expect(button).toBeHidden();
  expect(await countStored(subject)).toBe(1);

  const panel = await context.newPage();
  await panel.goto(`${dashboard}/admin/login`);
  await panel.getByLabel('E-mail').fill(accounts.panel.email);
  await panel.getByLabel('Password').fill(accounts.panel.password);
  await panel.getByRole('button', { name: 'Sign in' }).click();
  await panel.waitForURL('**/admin');
  await openPanel(panel, `${dashboard}/admin/collections/submissions`);
  await panel.getByRole('listitem').filter({ hasText: subject }).getByRole('link').click();
  await panel.waitForURL(/\/submissions\/\d+/);
  await expect(panel.getByRole('definition').filter({ hasText: 'Nile & Sons' })).toBeVisible();
  const letter = panel.getByRole('article');
  for (const line of ['Two lines,', 'تحية طيبة.'])
    await expect(letter.getByText(line, { exact: true })).toBeVisible();
});

test('a long message is sent by a click, although its field was focused', async ({ page }) => {
  const subject = 'A long letter';
  await page.goto('/contact-us');
  const message = 'We make chairs, tables and shelves. '.repeat(30);
  await fillHydratedContact(page, { ...toMessage(subject), message });
  await expect(getContactForm(page).field('message')).toBeFocused();
  await getContactForm(page).button.click({ delay: 100 });
  await expect(page.getByText(STORED)).toBeVisible();
});

test('a double click stores it once', { tag: '@nightly' }, async ({ page }) => {
  const subject = 'Two clicks';
  await page.goto('/contact-us');
  await fillHydratedContact(page, toMessage(subject));
  await getContactForm(page).button.dblclick();
  await expect(page.getByText(STORED)).toBeVisible();
  await expect(getContactForm(page).button).toBeHidden();
  expect(await countStored(subject)).toBe(1);
});

test.describe('when the connection fails', () => {
  test.use({ provoked: [/503/] });

  test('the form keeps the typed text after a lost response, and a retry stores the message once', async ({
    page,
  }) => {
    const subject = 'The line broke';
    const message = toMessage(subject);
    await page.goto('/contact-us');
    await fillHydratedContact(page, message);
    // The message is stored but the response is lost, so the visitor sends it again.
    await page.route('**/forms/contact', async (route) => {
      await route.fetch();
      await route.fulfill({ status: 503, contentType: 'text/html', body: 'Bad gateway' });
    });
    await getContactForm(page).button.click();
    await expect(page.getByRole('alert')).toContainText(notStored);
    expect(await readContact(page)).toEqual(message);
    expect(await countStored(subject)).toBe(1);
    await page.unroute('**/forms/contact');
    await getContactForm(page).button.click();
    await expect(page.getByText(STORED)).toBeVisible();
    expect(await countStored(subject)).toBe(1);
  });
});

test('errors are shown in a summary and at each field, and the typed text is kept', async ({
  page,
}) => {
  await page.goto('/contact-us');
  await fillHydratedContact(page, { ...toMessage(''), email: 'nour@' });
  await getContactForm(page).button.click();
  const form = getContactForm(page);
  const summary = form.alert;
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveCount(2);
  await expect(form.field('email')).toHaveValue('nour@');
  await expect(form.field('subject')).toHaveAttribute('aria-invalid', 'true');
  await summary.getByRole('link').first().click();
  await expect(form.field('email')).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a message is stored once, also when its page is submitted again from the history', {
    tag: '@nightly',
  }, async ({ page }) => {
    const subject = 'No script here';
    await page.goto('/contact-us');
    await fillContact(page, toMessage(subject));
    await getContactForm(page).button.click();
    await expect(page.getByText(THANKS)).toContainText(/answer by \w+day\./);
    expect(await countStored(subject)).toBe(1);
    await page.reload();
    await page.goBack();
    await fillContact(page, toMessage(subject));
    await getContactForm(page).button.click();
    await expect(page.getByText(THANKS)).toBeVisible();
    expect(await countStored(subject)).toBe(1);
  });

  test('a rejected message is returned as typed', async ({ page }) => {
    const message = { ...toMessage('Half an address'), email: 'nour@nowhere' };
    await page.goto('/contact-us');
    await fillContact(page, message);
    await getContactForm(page).button.click();
    await expect(page.getByRole('alert').getByRole('link')).toHaveCount(1);
    expect(await readContact(page)).toEqual(message);
    expect(await countStored('Half an address')).toBe(0);
  });
});
