import { readPageWords } from '../system/words.ts';
import { expect, test } from '../test.ts';
import { getContactForm } from './contact-form.ts';

// A page that cannot be fetched is what these tests are about, and Chromium says so in the console.
test.use({ provoked: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/] });

test('offline a visited page still opens and another one says so', async ({ page, context }) => {
  await page.goto('/contact-us');
  // The first touch, after which the site is kept on the device.
  await page.keyboard.press('Tab');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.goto('/blogs');
  const heading = await page.getByRole('heading', { level: 1 }).textContent();

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? '');
  await page.goto('/our-savvy');
  await expect(page.getByText(readPageWords('offline').text)).toBeVisible();
  await expect(page.locator('main a[href="/blogs"]')).toBeVisible();

  await context.setOffline(false);
  await page.goto('/contact-us');
  await expect(getContactForm(page).button).toBeVisible();
});
