import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { findSmallControls, openPanel, sendContact, signInToPanel } from '../system/panel.ts';
import { resize } from '../system/resize.ts';
import { dashboard, expect, test, website } from '../test.ts';
import { toMessage } from './contact-form.ts';

// Tasks of a new user, who finds everything on the screen.
for (const [width, tag] of [
  [1440, ['@nightly']],
  [390, []],
] as const) {
  test(`at ${width} px a new user finds, assigns, filters, exports and deletes messages`, {
    tag: [...tag],
  }, async ({ page, context }) => {
    const subject = `Desk ${width} ${randomUUID().slice(0, 8)}`;
    const email = `${randomUUID().slice(0, 8)}@desk.example`;
    await resize(page, { width, height: 900 });
    await sendContact(website, { ...toMessage(subject), email });
    await signInToPanel(context, dashboard);

    await test.step("finds today's leads", async () => {
      await openPanel(page, `${dashboard}/admin`);
      await page.getByRole('link', { name: /^\d+\s*new messages?$/ }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^New/);
      await expect(page.getByRole('link', { name: subject })).toBeVisible();
      if (width === 390) expect(await findSmallControls(page)).toEqual([]);
    });

    const row = page.getByRole('listitem').filter({ hasText: subject });
    await test.step('assigns one to a colleague', async () => {
      await row.getByRole('checkbox').check();
      const bulk = page.getByRole('region', { name: 'Selected messages' });
      await expect(bulk).toBeInViewport();
      if (width === 390) expect(await findSmallControls(page)).toEqual([]);
      await bulk.getByLabel('Owner').selectOption({ label: 'Carla Calls' });
      await expect(row).toContainText('Carla Calls');
      await expect(page.getByText('1 message changed.')).toBeVisible();
    });

    await test.step('marks one as spam, and releases it', async () => {
      await page.getByRole('link', { name: subject }).click();
      await page.getByRole('button', { name: 'Spam', exact: true }).click();
      await expect(page.getByLabel('State')).toHaveValue('spam');
      await page.getByRole('link', { name: '← Inbox' }).click();
      await page.getByRole('link', { name: 'Spam', exact: true }).click();
      await page.getByRole('link', { name: subject }).click();
      await page.getByRole('button', { name: 'Not spam' }).click();
      await expect(page.getByLabel('State')).toHaveValue('open');
      if (width === 390) expect(await findSmallControls(page)).toEqual([]);
    });

    await test.step('exports a month', async () => {
      await openPanel(page, `${dashboard}/admin/inbox`);
      await page.getByText('Filters', { exact: true }).click();
      const month = new Date().toISOString().slice(0, 7);
      await page.getByLabel('From', { exact: true }).fill(`${month}-01`);
      await expect(page).toHaveURL(/from=/);
      await expect(row).toBeVisible();
      await page.getByLabel('File').selectOption('csv');
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Export' }).click(),
      ]);
      expect(readFileSync(await download.path(), 'utf8')).toContain(subject);
    });

    await test.step('erases a person', async () => {
      await openPanel(page, `${dashboard}/admin`);
      const ways = page.getByRole('navigation', { name: 'Messages' });
      await ways.getByRole('link', { name: 'Find a person' }).click();
      await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
      await page.getByRole('button', { name: 'Find', exact: true }).click();
      await expect(page.getByText('1 message', { exact: true })).toBeVisible();
      await page.getByRole('button', { name: 'Erase everything' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Erase everything' }).click();
      await expect(page.getByText('1 message erased, with history and files.')).toBeVisible();
      if (width === 390) expect(await findSmallControls(page)).toEqual([]);
    });
  });
}
