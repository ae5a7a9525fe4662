import { readPageCopy } from '../system/copy.ts';
import { expect, test } from '../test.ts';

const copy = readPageCopy('search');
const fill = (sentence: string, query: string) => sentence.replace('{query}', () => query);

test('a visitor searches with the keyboard, and matches are highlighted', async ({ page }) => {
  await page.goto('/search');
  await expect(page.getByText(copy.hint)).toBeVisible();
  const box = page.getByRole('searchbox', { name: copy.field.label });
  await box.focus();
  await page.keyboard.type('Cafe Serenita');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=Cafe\+Serenita$/);
  await expect(box).toHaveValue('Cafe Serenita');
  const first = page.getByRole('main').getByRole('listitem').first();
  await expect(first.getByRole('link')).toHaveAttribute('href', '/serenita');
  await expect(first.locator('mark').first()).toHaveText(/serenita/i);
});

for (const [language, path, query, marked] of [
  ['English', '/search', 'dot', /^dots?$/i],
  // The letters are compared without hamza and vowel marks.
  ['Arabic', '/ar/search', 'الهويه', /هوي/],
] as const) {
  test(`each result shows where it has the word, in ${language} and without JavaScript`, async ({
    baseURL,
    browser,
  }) => {
    const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${path}?q=${encodeURIComponent(query)}`);
    const results = page.getByRole('main').getByRole('listitem');
    await expect(results.first().locator('mark').first()).toHaveText(marked);
    const all = await results.count();
    expect(all).toBeGreaterThan(1);
    await expect(results.filter({ has: page.locator('mark') })).toHaveCount(all);
    await context.close();
  });
}

test('an unknown term finds nothing, and no search page is cached or indexed', async ({
  page,
  baseURL,
}) => {
  const strange = '<b>zzqx</b> "$&';
  await page.goto(`/search?q=${encodeURIComponent(strange)}`);
  await expect(page.getByText(fill(copy.none.text, strange))).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue(strange);
  for (const query of ['', '?q=', '?q=work', `?q=${'%D8%A3'.repeat(500)}`]) {
    const response = await fetch(`${baseURL}/search${query}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.text()).toContain('noindex');
  }
  expect(await (await fetch(`${baseURL}/sitemap.xml`)).text()).not.toContain('/search</loc>');
});
