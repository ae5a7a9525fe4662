import { mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type FakeDashboard,
  startFakeDashboard,
} from '../../apps/website/server/testing/fake-dashboard.ts';
import { getFreePort } from '../../scripts/system/ports.ts';
import { type Program, startOne, waitUntilReady } from '../../scripts/system/programs.ts';
import { resize } from '../system/resize.ts';
import { expect, test } from '../test.ts';
import { fillAwakeContact, getContactForm, STORED, toMessage } from './contact-form.ts';

const WORDING =
  'Write to me now and then about what you have made and learned, at most once a month.';

let fake: FakeDashboard;
let website: Program;
let dataDir: string;

// An owner turned it on: in a build without the box, by a changed word.
test.beforeAll(async () => {
  fake = await startFakeDashboard();
  fake.content?.set('contact-us', {
    fields: { 'form/marketing': WORDING } as never,
    updated_at: '2038-01-01T00:00:00.000Z',
  });
  dataDir = mkdtempSync(join(tmpdir(), 'agency-marketing-'));
  const place = {
    host: '127.0.0.1',
    port: await getFreePort(),
    dashboardPort: 1,
    dataDir,
    env: { CONTENT_URL: fake.url, DASHBOARD_URL: fake.url, SITE_URL: '' },
  };
  website = startOne('website', place, openSync(join(dataDir, 'website.log'), 'a'));
  await waitUntilReady(website);
});
test.afterAll(async () => {
  await website.stop();
  await fake.close();
  rmSync(dataDir, { recursive: true, force: true });
});

for (const isTicked of [false, true]) {
  test(`the box for marketing at 390 px, ${isTicked ? 'ticked with the keyboard' : 'left alone'}`, async ({
    page,
  }) => {
    await resize(page, { width: 390, height: 844 });
    const html = async () => (await fetch(`${website.url}/contact-us`)).text();
    await expect.poll(async () => (await html()).includes(WORDING), { timeout: 10_000 }).toBe(true);
    await page.goto(`${website.url}/contact-us`);
    const subject = `Marketing ${isTicked}`;
    await fillAwakeContact(page, toMessage(subject));
    const form = getContactForm(page);
    const box = page.getByRole('checkbox', { name: WORDING, exact: true });
    await expect(box).not.toBeChecked();
    await expect(box).not.toHaveAttribute('required');
    // A thumb takes the words as well as the box.
    const label = page.locator('label').filter({ has: box });
    const { width, height, scroll } = await label.evaluate((one) => ({
      width: one.getBoundingClientRect().width,
      height: one.getBoundingClientRect().height,
      scroll: document.documentElement.scrollWidth - innerWidth,
    }));
    expect(width).toBeGreaterThan(200);
    expect(height).toBeGreaterThanOrEqual(44);
    expect(scroll).toBe(0);
    await label.getByText(WORDING).click();
    await expect(box).toBeChecked();
    await label.getByText(WORDING).click();
    await expect(box).not.toBeChecked();

    await form.field('message').focus();
    await page.keyboard.press('Tab');
    await expect(box).toBeFocused();
    if (isTicked) {
      await page.keyboard.press('Space');
      await expect(box).toBeChecked();
    }
    await page.keyboard.press('Tab');
    await expect(form.button).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText(STORED)).toBeVisible();
    const stored = [...fake.stored.values()].find(({ body }) => body.includes(subject));
    const expected = { wording: WORDING, at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) };
    expect(stored?.about?.marketing).toEqual(isTicked ? expected : undefined);
    expect(stored?.body).not.toContain(WORDING);
  });
}
