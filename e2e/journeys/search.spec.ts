import { readPageWords } from '../system/words.ts';
import { expect, test } from '../test.ts';

const words = readPageWords('search');
const fill = (sentence: string, query: string) => sentence.replace('{query}', () => query);

test('a visitor searches with the keyboard, and matches are highlighted', async ({ page }) => {
  await page.goto('/search');
  await expect(page.getByText(words.hint)).toBeVisible();
  const box = page.getByRole('searchbox', { name: words.field.label });
  await box.focus();
  await page.keyboard.type('Cafe Serenita');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=Cafe\+Serenita$/);
  await expect(box).toHaveValue('Cafe Serenita');
  const first = page.getByRole('main').getByRole('listitem').first();
  await expect(first.getByRole('link')).toHaveAttribute('href', '/serenita');
  await expect(first.locator('mark').first()).toHaveText(/serenita/i);
});

test('an unknown term finds nothing, and no search page is cached or indexed', async ({
  page,
  baseURL,
}) => {
  const strange = '<b>zzqx</b> "$&';
  await page.goto(`/search?q=${encodeURIComponent(strange)}`);
  await expect(page.getByText(fill(words.none.text, strange))).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue(strange);
  for (const query of ['', '?q=', '?q=work', `?q=${'%D8%A3'.repeat(500)}`]) {
    const response = await fetch(`${baseURL}/search${query}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.text()).toContain('noindex');
  }
  expect(await (await fetch(`${baseURL}/sitemap.xml`)).text()).not.toContain('/search</loc>');
});
