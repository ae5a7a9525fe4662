import { randomUUID } from 'node:crypto';
import { enterPanel, findPanelFaults, openPanel, sendContact } from '../system/panel.ts';
import { resize } from '../system/resize.ts';
import { dashboard, expect, test, website } from '../test.ts';
import { toMessage } from './contact-form.ts';

declare global {
  interface Window {
    notified: string[];
  }
}

test('a new message updates the count in the open panel, and shows a notification', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['notifications'], { origin: dashboard });
  await enterPanel(context, dashboard);
  // Records notifications; headless browsers never grant the permission.
  await page.addInitScript(() => {
    window.notified = [];
    window.Notification = class extends Notification {
      static override get permission(): NotificationPermission {
        return 'granted';
      }
      constructor(title: string, options?: NotificationOptions) {
        super(title, options);
        window.notified.push(title);
      }
    };
  });
  await openPanel(page, `${dashboard}/admin/inbox`);
  const badge = page.getByTitle('Unread messages');
  const count = async () =>
    Number.parseInt((await badge.isVisible()) ? ((await badge.textContent()) ?? '') : '0', 10);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const before = await count();
  await sendContact(website, toMessage(`Counted ${randomUUID()}`));
  await expect.poll(count, { timeout: 30_000 }).toBeGreaterThan(before);
  await expect(badge).toHaveText(`${await count()} unread`);
  expect(await page.evaluate(() => window.notified.at(-1))).toMatch(/^\d+ unread messages?$/);
});

test('the daily form check arrives when it is sent now, and is not counted as a message', async ({
  page,
  context,
}) => {
  await enterPanel(context, dashboard);
  await openPanel(page, `${dashboard}/admin`);
  await page.getByRole('button', { name: 'Send one now' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'It arrived after' })).toBeVisible();
  await openPanel(page, `${dashboard}/admin/inbox`);
  await page.getByRole('searchbox', { name: 'Search' }).fill('daily-test@example.com');
  await expect(page.getByText('No message matches the search.')).toBeVisible();
});

test('leads are counted by source, filtered by it and exported', async ({ page, context }) => {
  const source = `Source-${randomUUID().slice(0, 8)}`;
  for (let number = 0; number < 2; number += 1) {
    const fields = {
      ...toMessage(`Lead ${number} of ${source}`),
      email: `${number}@leads.example`,
    };
    await sendContact(website, fields, `/contact-us?utm_source=${source}`);
  }
  await enterPanel(context, dashboard);
  const row = page.getByRole('row').filter({ hasText: source.toLowerCase() });
  await openPanel(page, `${dashboard}/admin/leads`);
  await expect(row.getByRole('cell').first()).toHaveText('2');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Export CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^leads-\d{4}-\d\d-\d{4}-\d\d\.csv$/);
  await openPanel(page, `${dashboard}/admin/inbox`);
  const sources = page.getByLabel('Source');
  if (!(await sources.isVisible())) await page.getByText('Filters', { exact: true }).click();
  await sources.selectOption(source.toLowerCase());
  await expect(page.getByText('2 messages', { exact: true })).toBeVisible();
});

const screens = {
  'the start page': '/admin',
  'leads by month': '/admin/leads',
  'find a person': '/admin/person',
  deliveries: '/admin/collections/deliveries',
  'the form of a forwarding': '/admin/collections/delivery-targets/create',
  'the audit trail': '/admin/collections/audit-trail',
};

test('a waiting delivery names its reason, and all screens are accessible', async ({
  page,
  context,
}) => {
  await enterPanel(context, dashboard);
  const headers = { 'Content-Type': 'application/json', Origin: dashboard };
  const data = { name: 'A webhook that waits', kind: 'webhook' };
  const made = await page.request.post(`${dashboard}/cms-api/delivery-targets`, {
    headers,
    data: {
      ...{ ...data, url: 'http://127.0.0.1:9/nobody', forms: ['contact'] },
      newSecret: 'a secret of sixteen characters',
    },
  });
  const { doc } = await made.json();
  await sendContact(website, toMessage(`Waits ${randomUUID()}`));
  try {
    for (const [name, path] of Object.entries(screens)) {
      await openPanel(page, dashboard + path);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      if (name === 'deliveries') {
        await expect
          .poll(async () => {
            await page.reload();
            return page.getByText('The address cannot be reached.').count();
          })
          .toBeGreaterThan(0);
      }
      for (const width of [1440, 390]) {
        await resize(page, { width, height: 900 });
        // Controls get their names at hydration.
        await expect(page.locator('.table input[aria-label=""]')).toHaveCount(0);
        expect(await findPanelFaults(page), `${name} at ${width} px`).toEqual([]);
      }
    }
  } finally {
    await page.request.delete(`${dashboard}/cms-api/delivery-targets/${doc.id}`, { headers });
  }
});
