import { consentSchema } from '@agency/content/schemas/consent';
import type { Page } from '@playwright/test';
import { readFileCopy } from '../system/copy.ts';
import { type OwnWebsite, startWebsite } from '../system/own-website.ts';
import { dashboard, expect, test } from '../test.ts';
import { fillHydratedContact, getContactForm, STORED, toMessage } from './contact-form.ts';

const copy = readFileCopy('consent', consentSchema);

let website: OwnWebsite;

// All tests share one website.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  website = await startWebsite(dashboard, {
    ADS_CONVERSION_ID: 'AW-123456789/AbC-D_efG',
  });
});
test.afterAll(() => website?.dispose());

/** URLs of other hosts that a page requested; none of them is contacted. */
async function watchTracker(page: Page): Promise<URL[]> {
  const calls: URL[] = [];
  await page.route(/^https:/, (route) => {
    calls.push(new URL(route.request().url()));
    return route.fulfill({ status: 200, contentType: 'image/gif', body: '' });
  });
  return calls;
}

async function sendMessage(page: Page, subject: string) {
  await fillHydratedContact(page, toMessage(subject));
  await getContactForm(page).button.click();
  await expect(page.getByText(STORED)).toBeVisible();
}

test('no other host is requested before and without consent', async ({ page }) => {
  const calls = await watchTracker(page);
  await page.goto(`${website.url}/contact-us`);
  await sendMessage(page, 'Not asked yet');
  expect(calls).toEqual([]);
  await page.getByRole('button', { name: copy.refuse }).click();
  await page.reload();
  await sendMessage(page, 'Refused');
  await expect(page.getByRole('button', { name: copy.refuse })).toBeHidden();
  expect(calls).toEqual([]);
});

test.describe('with consent', () => {
  test.use({ provoked: [/googleadservices/] });

  test('a stored message is counted once, without its content', async ({ page }) => {
    const calls = await watchTracker(page);
    await page.goto(`${website.url}/contact-us`);
    await page.getByRole('button', { name: copy.allow }).click();
    expect(calls).toEqual([]);
    await sendMessage(page, 'Count me');
    await expect.poll(() => calls.length).toBe(1);
    const [call] = calls;
    expect(call?.searchParams.get('value')).toBe('1');
    expect(call?.searchParams.get('currency_code')).toBe('EGP');
    expect(call?.href).not.toMatch(/nour|nile|count/i);
    await page.reload();
    expect(calls).toHaveLength(1);
  });

  test('consent after the message was sent counts it once, with the ad click', {
    tag: '@nightly',
  }, async ({ page }) => {
    const calls = await watchTracker(page);
    await page.goto(`${website.url}/?gclid=Cj0K-_9`);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Reach Out' }).click();
    await sendMessage(page, 'Asked afterwards');
    expect(calls).toEqual([]);
    expect(await page.evaluate(() => sessionStorage.getItem('click'))).toBeNull();
    await page.getByRole('button', { name: copy.allow }).click();
    await expect.poll(() => calls.length).toBe(1);
    expect(calls[0]?.searchParams.get('gclaw')).toBe('Cj0K-_9');
    await page.getByRole('button', { name: copy.change }).click();
    await page.getByRole('button', { name: copy.allow }).click();
    await page.reload();
    expect(calls).toHaveLength(1);
  });

  test('consent is withdrawn in the footer by keyboard', { tag: '@nightly' }, async ({ page }) => {
    const calls = await watchTracker(page);
    await page.goto(`${website.url}/contact-us`);
    await page.getByRole('button', { name: copy.allow }).click();
    const change = page.getByRole('contentinfo').getByRole('button', { name: copy.change });
    await expect(change).toBeVisible();
    await page.reload();
    await change.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: copy.allow })).toBeFocused();
    await expect(page.getByRole('button', { name: copy.allow })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await page.keyboard.press('Escape');
    await expect(change).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(change).toBeFocused();
    await sendMessage(page, 'Not any more');
    expect(calls).toEqual([]);
  });
});

test('without a tracker the footer does not mention consent', async ({ page }) => {
  await page.goto('/contact-us');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByRole('button', { name: copy.change })).toHaveCount(0);
});
