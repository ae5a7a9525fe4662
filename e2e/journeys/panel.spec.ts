import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { findPanelProblems, openPanel, sendContact, signInToPanel } from '../system/panel.ts';
import { resize } from '../system/resize.ts';
import { dashboard, expect, test, website } from '../test.ts';
import { toMessage } from './contact-form.ts';

test('a new message is counted on every screen', async ({ page, context }) => {
  await signInToPanel(context, dashboard);
  await openPanel(page, `${dashboard}/admin/inbox`);
  const badge = page.getByTitle('Unread messages');
  const count = async () =>
    Number.parseInt((await badge.isVisible()) ? ((await badge.textContent()) ?? '') : '0', 10);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const before = await count();
  await sendContact(website, toMessage(`Counted ${randomUUID()}`));
  await openPanel(page, `${dashboard}/admin`);
  await expect.poll(count).toBeGreaterThan(before);
  await expect(badge).toHaveText(`${await count()} unread`);
});

test('leads are filtered by source, and the export contains it', async ({ page, context }) => {
  const source = `Source-${randomUUID().slice(0, 8)}`;
  for (let number = 0; number < 2; number += 1) {
    const fields = {
      ...toMessage(`Lead ${number} of ${source}`),
      email: `${number}@leads.example`,
    };
    await sendContact(website, fields, `/contact-us?utm_source=${source}`);
  }
  await signInToPanel(context, dashboard);
  await openPanel(page, `${dashboard}/admin/inbox`);
  const sources = page.locator('select[name="source"]');
  if (!(await sources.isVisible())) await page.getByText('Filters', { exact: true }).click();
  await sources.selectOption(source.toLowerCase());
  await expect(page.getByText('2 messages', { exact: true })).toBeVisible();
  await page.getByLabel('File').selectOption('csv');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export' }).click(),
  ]);
  expect(readFileSync(await download.path(), 'utf8')).toContain(`"${source.toLowerCase()}"`);
});

test.describe('a webhook without a response', () => {
  // The response says what went wrong.
  test.use({ provoked: [/502/] });

  test('is tested on its screen, and its queued delivery shows the reason', async ({
    page,
    context,
  }) => {
    await signInToPanel(context, dashboard);
    const headers = { 'Content-Type': 'application/json', Origin: dashboard };
    const data = { name: 'A webhook that waits', kind: 'webhook' };
    const made = await page.request.post(`${dashboard}/cms-api/delivery-targets`, {
      headers,
      data: {
        ...{ ...data, url: 'http://127.0.0.1:9/hook', forms: ['contact'] },
        newSecret: 'a secret of sixteen characters',
      },
    });
    const { doc } = await made.json();
    await openPanel(page, `${dashboard}/admin/collections/delivery-targets/${doc.id}`);
    await page.getByLabel('Name').fill('A webhook that was renamed');
    await page.getByRole('button', { name: 'Send a test' }).click();
    await expect(page.getByText('The address cannot be reached.')).toBeVisible();
    await expect(page.getByLabel('Name')).toHaveValue('A webhook that was renamed');
    for (const width of [1440, 390]) {
      await resize(page, { width, height: 900 });
      expect(await findPanelProblems(page), `the forwarding at ${width} px`).toEqual([]);
    }
    await sendContact(website, toMessage(`Waits ${randomUUID()}`));
    try {
      await openPanel(page, `${dashboard}/admin/collections/deliveries`);
      await expect
        .poll(async () => {
          await page.reload();
          return page.getByText('The address cannot be reached.').count();
        })
        .toBeGreaterThan(0);
      for (const width of [1440, 390]) {
        await resize(page, { width, height: 900 });
        // Controls get their names at hydration.
        await expect(page.locator('.table input[aria-label=""]')).toHaveCount(0);
        expect(await findPanelProblems(page), `${width} px`).toEqual([]);
      }
    } finally {
      await page.request.delete(`${dashboard}/cms-api/delivery-targets/${doc.id}`, { headers });
    }
  });
});

test.describe('without a session', () => {
  test.use({ provoked: [/401/] });
  test('the message of a form is a link to sign in', async ({ page, context }) => {
    await signInToPanel(context, dashboard);
    await openPanel(page, `${dashboard}/admin/person`);
    await context.clearCookies();
    await page.getByLabel('E-mail').fill('visitor@example.com');
    await page.getByRole('button', { name: 'Find' }).click();
    const link = page.getByRole('alert').getByRole('link', { name: 'Sign in first.' });
    await expect(link).toHaveAttribute('href', '/admin/login');
    await expect(page.getByRole('button', { name: 'Find' })).toBeFocused();
  });
});
