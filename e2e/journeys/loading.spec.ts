import { readPageWords } from '../system/words.ts';
import { expect, test } from '../test.ts';

const words = readPageWords('blogs');

test('a slow category shows a spinner instead of the list', async ({ page }) => {
  await page.goto('/blogs');
  const status = page.getByText(words.loading);
  const posts = page.locator('main a[href^="/blogs/"]').first();
  await expect(posts).toBeVisible();
  await expect(status).toBeHidden();

  // The next page never loads: a listener after the site's own script stops the navigation.
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
  const categories = page.getByRole('navigation', { name: words.categories.label });
  await categories.locator('a[href*="category"]').first().click();
  await expect(status).toBeVisible();
  await expect(posts).toBeHidden();

  // Back from the next page, from the back/forward cache.
  await page.evaluate(() =>
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  );
  await expect(posts).toBeVisible();
  await expect(status).toBeHidden();
});
