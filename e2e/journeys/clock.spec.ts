import { openPanel, openSidebarGroups, sendContact, signInToPanel } from '../system/panel.ts';
import { admin, dashboard, expect, test, website } from '../test.ts';
import { toMessage } from './contact-form.ts';

// A device in another time zone than the agency's, Cairo (brand.yaml).
test.use({ timezoneId: 'America/New_York' });

/** A time as Payload's lists show it, in the agency's time zone. */
function toAgencyTime(iso: string): string {
  const parts = new Intl.DateTimeFormat('en-US', {
    ...{ day: 'numeric', month: 'short', year: 'numeric' },
    ...{ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
    timeZone: 'Africa/Cairo',
  }).formatToParts(new Date(iso));
  const { day, month, year, hour, minute } = Object.fromEntries(
    parts.map(({ type, value }) => [type, value]),
  );
  return `${day} ${month} ${year}, ${hour}:${minute}`;
}

test('a scheduled time is shown with its year in the time zone of the agency on every screen', async ({
  page,
  context,
}) => {
  await signInToPanel(context, dashboard);
  const id = await admin.createDraft('Planned from afar');
  await openPanel(page, `${dashboard}/admin/collections/blogs/${id}`);
  await page.locator('.form-submit .popup-button').last().click();
  await page.getByRole('button', { name: 'Schedule…' }).click();
  await expect(page.getByText('Africa/Cairo')).toBeVisible();
  await page.getByLabel('When?').fill('2062-01-05T10:00');
  await page.getByRole('button', { name: 'Publish on 5 Jan 2062, 10:00' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const cancel = page.getByRole('button', { name: 'Cancel Publish on 5 Jan 2062, 10:00' });
  await expect(cancel).toBeVisible();
  await page.reload();
  await expect(cancel).toBeVisible();
  await openPanel(page, `${dashboard}/admin/collections/blogs?search=afar`);
  const row = page.getByRole('row').filter({ hasText: 'Planned from afar' });
  await expect(row).toContainText('Publish on 5 Jan 2062, 10:00');
  await openPanel(page, `${dashboard}/admin`);
  await expect(page.getByRole('listitem').filter({ hasText: 'Planned from afar' })).toContainText([
    '5 Jan 2062, 10:00',
  ]);
});

test('an open post shows its schedule, and is published at that minute', async ({
  page,
  context,
}) => {
  await signInToPanel(context, dashboard);
  const id = await admin.createDraft('Published while it is open');
  const plan = (kind: string, at: number) =>
    page.request.post(`${dashboard}/cms-api/blogs/${id}/schedule`, {
      headers: { Origin: dashboard },
      data: { kind, at: new Date(at).toISOString() },
    });
  await plan('publish', Date.now() + 75_000);
  await plan('unpublish', Date.parse('2062-01-05T08:00:00Z'));
  await openPanel(page, `${dashboard}/admin/collections/blogs/${id}`);
  const status = page.locator('.status__value');
  const planned = page.getByText(/^Publish on /);
  await expect(planned).toBeVisible();
  await expect(status).toHaveText('Draft');
  await expect(status).toHaveText('Published', { timeout: 180_000 });
  await expect(planned).toHaveCount(0);
  await page.getByRole('button', { name: 'Cancel Take down on 5 Jan 2062, 10:00' }).click();
  await expect(page.getByText(/^Take down on /)).toHaveCount(0);
});

test('dates of Payload, of versions and of the audit trail have the same time zone', {
  tag: '@nightly',
}, async ({ page, context }) => {
  await signInToPanel(context, dashboard);
  const id = await admin.createDraft('Dated from afar');
  await admin.setBlog(id, { publishedAt: '2026-07-01T13:24:00.000Z', _status: 'draft' });
  const url = `${dashboard}/admin/collections/blogs/${id}`;
  const { docs } = await (
    await page.request.get(
      `${dashboard}/cms-api/blogs/versions?where[parent][equals]=${id}&sort=-updatedAt&depth=0`,
      { headers: { Origin: dashboard } },
    )
  ).json();
  const [version] = docs;
  // The year is shown if it is not the current one.
  const at = toAgencyTime(version.updatedAt).replace(` ${new Date().getFullYear()},`, ',');
  await openPanel(page, url);
  await openSidebarGroups(page);
  await expect(page.locator('#field-publishedAt')).toHaveValue('2026-07-01T16:24');
  await openPanel(page, `${url}/versions`);
  await expect(page.getByRole('link', { name: at }).first()).toBeVisible();
});

test('the time of a message has the time zone of the agency, in the list and on its page', async ({
  page,
  context,
}) => {
  await signInToPanel(context, dashboard);
  await sendContact(website, toMessage('A message with a time'));
  await openPanel(page, `${dashboard}/admin/inbox`);
  const time = page.locator('.inbox-row time').first();
  const iso = (await time.getAttribute('datetime')) ?? '';
  const hour = toAgencyTime(iso).split(', ')[1] ?? '';
  await expect(time).toContainText(hour);
  await page.locator('.inbox-row__link').first().click();
  await expect(page.locator('.message-body')).toContainText(`${hour} (Africa/Cairo)`);
});
