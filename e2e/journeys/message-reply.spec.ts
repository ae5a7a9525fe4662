import { randomUUID } from 'node:crypto';
import { intakePaths } from '@agency/contracts';
import { findPanelProblems, openPanel, signInToPanel } from '../system/panel.ts';
import { resize } from '../system/resize.ts';
import { admin, dashboard, expect, test } from '../test.ts';
import { fillHydratedContact, getContactForm, toMessage } from './contact-form.ts';

const PHONE = '+٢٠ ١٠٠ ١٢٣ ٤٥٦٧';

test('on a phone an Arabic message is right-to-left, and its sender can be called with one tap', async ({
  page,
  context,
}) => {
  const subject = 'هوية جديدة لمطعم في القاهرة';
  await resize(page, { width: 390, height: 844 });
  await page.goto('/contact-us');
  await fillHydratedContact(page, { ...toMessage(subject), phone: PHONE });
  await getContactForm(page).button.click();
  await expect.poll(async () => (await admin.findMessages(subject)).length).toBe(1);
  const [message] = await admin.findMessages(subject);

  const [name = '', value = ''] = (process.env.E2E_COOKIE ?? '').split('=');
  await context.addCookies([{ name, value, url: dashboard }]);
  await page.goto(`${dashboard}/admin/collections/submissions/${message?.id}`);
  await expect(page.getByRole('definition').filter({ hasText: PHONE }).locator('bdo')).toHaveCSS(
    'unicode-bidi',
    /bidi-override|isolate-override/,
  );
  await expect(page.getByRole('heading', { name: subject })).toHaveCSS('direction', 'rtl');

  const call = page.getByRole('link', { name: 'Call' });
  await expect(call).toHaveAttribute('href', 'tel:+201001234567');
  const reply = page.getByRole('link', { name: 'Reply by e-mail' });
  await expect(reply).toHaveAttribute('href', /^mailto:nour%40example\.com\?subject=Re%3A%20/);
  for (const link of [call, reply]) {
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await expect(link).toBeInViewport();
  }
  await expect(page.locator('.message-body__text')).toBeInViewport({ ratio: 1 });

  await page.getByRole('button', { name: 'Assign to me' }).click();
  await expect(page.getByLabel('Owner')).not.toHaveValue('nobody');
  await page.getByRole('button', { name: 'Note', exact: true }).click();
  await expect(page.getByLabel('Note for colleagues')).toBeFocused();
  await page.keyboard.type('Wants a call');
  await page.reload();
  await expect(page.getByLabel('Note for colleagues')).toHaveValue('Wants a call');
  await page.getByRole('button', { name: 'Won', exact: true }).click();
  await expect(page.getByLabel(/^State/)).toHaveValue('won');
  await expect(page.getByRole('paragraph').filter({ hasText: 'Wants a call' })).toBeVisible();
  await expect(page.getByLabel('Note for colleagues')).toHaveValue('');
  await expect(page.getByRole('button', { name: 'Won', exact: true })).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('a message from an Arabic form is labelled, read and replied to in Arabic', {
  tag: '@nightly',
}, async ({ page, context }) => {
  const subject = 'Nile Kitchen تبحث عن هوية';
  const sentAt = new Date().toISOString();
  // As delivered by the Arabic website.
  const response = await fetch(dashboard + intakePaths.contact, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${process.env.E2E_INTAKE_SECRET}`,
      'Content-Type': 'application/json',
      'Idempotency-Key': randomUUID(),
    },
    body: JSON.stringify({
      ...{ ...toMessage(subject), phone: PHONE, message: 'Nile Kitchen اسم مطعمنا.\nIn Giza.' },
      context: { language: 'ar', notice: '2026-11-22', sentAt },
    }),
  });
  expect(response.status).toBe(201);

  await signInToPanel(context, dashboard);
  await openPanel(page, `${dashboard}/admin/inbox`);
  const row = page.getByRole('listitem').filter({ hasText: subject });
  await expect(row.getByText('العربية')).toBeVisible();
  for (const width of [390, 1440]) {
    await resize(page, { width, height: 900 });
    expect(await findPanelProblems(page), `the list at ${width} px`).toEqual([]);
  }

  await row.getByRole('link').click();
  const heading = page.getByRole('heading', { name: subject });
  await expect(heading).toHaveCSS('direction', 'rtl');
  await expect(heading).toHaveAttribute('lang', 'ar');
  await expect(page.getByText('اسم مطعمنا')).toHaveCSS('direction', 'rtl');
  await expect(page.getByText('In Giza.')).toHaveCSS('direction', 'ltr');
  await expect(page.getByRole('link', { name: 'Reply by e-mail' })).toHaveAttribute(
    'href',
    new RegExp(`subject=${encodeURIComponent('رد: ')}`),
  );
  for (const width of [390, 1440]) {
    await resize(page, { width, height: 900 });
    expect(await findPanelProblems(page), `the message at ${width} px`).toEqual([]);
  }
});

test('the account page asks for the current password, and fits a phone', async ({
  page,
  context,
}) => {
  await resize(page, { width: 390, height: 844 });
  const [name = '', value = ''] = (process.env.E2E_COOKIE ?? '').split('=');
  await context.addCookies([{ name, value, url: dashboard }]);
  await openPanel(page, `${dashboard}/admin/account`);
  await page.getByRole('button', { name: 'Change the password' }).click();
  await expect(page.getByLabel('Your password')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
