import { toPdf } from '@agency/resumes/testing/documents';
import type { Page } from '@playwright/test';
import { readPageCopy } from '../system/copy.ts';
import { openPanel, signInToPanel } from '../system/panel.ts';
import { admin, dashboard, expect, test, website } from '../test.ts';
import { getForm } from './visitor-form.ts';

const careers = readPageCopy('careers').form;
const thanks = readPageCopy('thank-you').stored;
const withdraw = readPageCopy('withdraw');

/** A published change must be visible within this time. */
const within = { timeout: 10_000, intervals: [250] };

const readPolicy = async () => (await fetch(`${website}/privacy-policy`)).text();

test('the privacy page shows the retention periods of the dashboard within ten seconds', async () => {
  await expect.poll(readPolicy, within).toContain('<td data-column="For how long">12 months</td>');
  await admin.setPeriods({ messages: 13, applications: 7, files: 1, backups: 0 });
  await expect.poll(readPolicy, within).toContain('>13 months</td>');
  const policy = await readPolicy();
  expect(policy).toContain('>7 months, the resume 1 month</td>');
  expect(policy).toContain('No other copies are kept.');
  await admin.setPeriods({ messages: 12, applications: 6, files: 6, backups: 35 });
  await expect.poll(readPolicy, within).toContain('>12 months</td>');
});

async function apply(page: Page, position: string) {
  await page.goto('/careers');
  const form = getForm(page, careers);
  await form.fill({
    firstName: 'Nour',
    lastName: 'El-Sayed',
    phone: '+20 100 000 0000',
    email: `${position.toLowerCase()}@example.com`,
    position,
    message: 'Hello',
  });
  await page
    .getByLabel(new RegExp(`^${careers.fields.resume}`))
    .setInputFiles({ name: 'nour.pdf', mimeType: 'application/pdf', buffer: toPdf() });
  await form.button.click();
  return form;
}

/** Withdraws the application of the open page twice; the second attempt finds nothing. */
async function withdrawTwice(page: Page, position: string) {
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Withdraw');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  const address = page.url();
  expect(address).not.toMatch(/nour|example|El-Sayed/i);
  await page.reload();
  expect(await admin.findApplications(position), 'looking changes nothing').toHaveLength(1);
  await page.getByRole('button', { name: withdraw.ask.button }).click();
  await expect(page.getByText(withdraw.deleted.text)).toBeVisible();
  expect(await admin.findApplications(position)).toEqual([]);
  await page.goto(address);
  await page.getByRole('button', { name: withdraw.ask.button }).click();
  await expect(page.getByText(withdraw.gone.text)).toBeVisible();
}

test('the link on the thank-you page withdraws an application, and sending it again stores a new one', async ({
  page,
}) => {
  const position = 'Withdrawn';
  const form = await apply(page, position);
  await form.alert.getByRole('link', { name: careers.withdraw }).click();
  await withdrawTwice(page, position);
  const again = await apply(page, position);
  await expect(again.alert.getByRole('link', { name: careers.withdraw })).toBeVisible();
  expect(await admin.findApplications(position)).toHaveLength(1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the thank-you page has the link', { tag: '@nightly' }, async ({ page }) => {
    const position = 'Plain';
    await apply(page, position);
    await page.getByRole('link', { name: thanks.withdraw }).click();
    await withdrawTwice(page, position);
  });

  test('an invalid link withdraws nothing, and shows a message', async ({ page }) => {
    await page.goto('/withdraw');
    await expect(page.getByText(/This link is not one of ours/)).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
    await page.goto(`/withdraw?token=${'a'.repeat(43)}`);
    const [response] = await Promise.all([
      page.waitForResponse('**/forms/withdraw'),
      page.getByRole('button', { name: withdraw.ask.button }).click(),
    ]);
    expect(response.status()).toBe(404);
    await expect(page.getByText(/This link is not one of ours/)).toBeVisible();
  });
});

test.describe('an invalid period', () => {
  test.use({ provoked: [/status of 400/] });

  test('is rejected with an error message', async ({ page, context }) => {
    await signInToPanel(context, dashboard);
    // Text typed before hydration would be lost.
    await openPanel(page, `${dashboard}/admin/globals/retention`);
    await expect(page.getByText('Will be deleted on')).toBeVisible();
    const field = page.getByLabel('Spam, in days');
    await expect(page.locator('main form[data-form-ready="true"]')).toBeVisible();
    await expect(field).toHaveValue('60');
    // The form sends its state after a change. A later response would replace the error.
    const isAnswered = page.waitForResponse((response) => response.request().method() === 'POST');
    await field.fill('0');
    await isAnswered;
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const reason = page.getByText('Type a whole number of days from 7 to 365.').first();
    await expect(reason).toBeVisible();
    await page.reload();
    await expect(field).toHaveValue('60');
  });
});
