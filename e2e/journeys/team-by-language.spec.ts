import type { Locator } from '@playwright/test';
import { companyPath } from '../specification/routes.ts';
import { accounts, signIn } from '../system/admin.ts';
import { findPartProblems, openPanel } from '../system/panel.ts';
import { dashboard, expect, test, website } from '../test.ts';

/** A published change must be visible within this time. */
const within = { timeout: 10_000, intervals: [250] };

const read = async (path: string) => (await fetch(path)).text();
const readArabic = () => read(`${website}/ar${companyPath}`);

test('the team of the sample content is in the language of the page', async () => {
  const [arabic, english] = [await readArabic(), await read(website + companyPath)];
  for (const copy of ['هدى منصور', 'رئيسة الكتابة، القاهرة', 'أقرأ كل سطر بصوت عالٍ في المطبخ']) {
    expect(arabic).toContain(copy);
    expect(english).not.toContain(copy);
  }
  expect(english).toContain('Laila Hassan');
  expect(arabic).not.toContain('Laila Hassan');
  // No portrait has an English alternative text there.
  const alts = [...arabic.matchAll(/ alt="([^"]*)"/g)].map(([, alt = '']) => alt);
  expect(alts.filter((alt) => /[a-z]{3} [a-z]{2}/.test(alt))).toEqual([]);
});

test('the founder’s section and her card show the same person; a member without a portrait has initials', async ({
  page,
}) => {
  for (const [path, founder, letters] of [
    [companyPath, 'Laila Hassan', /^DO$/],
    [`/ar${companyPath}`, 'ليلى حسن', /^د.*أ$/],
  ] as const) {
    await page.goto(path);
    const section = page.locator('[aria-labelledby=founder]');
    const people = page.locator('[aria-labelledby=people] li');
    await expect(section).toContainText(founder);
    const card = people.filter({ hasText: founder });
    const toSource = (image: Locator) => image.last().getAttribute('src');
    expect(await toSource(section.locator('img'))).toBe(await toSource(card.locator('img')));
    const initials = people.locator('[data-colour]');
    await expect(initials).toHaveCount(1);
    await expect(initials).toHaveText(letters);
  }
});

test('an editor changes the Arabic quote of a person, and removes the Arabic name', {
  tag: '@nightly',
}, async ({ page, context }) => {
  // The panel remembers the chosen language of an account, and other tests share the usual one.
  const [name = '', value = ''] = (await signIn(dashboard, accounts.panel)).split('=');
  await context.addCookies([{ name, value, url: dashboard }]);
  await openPanel(page, `${dashboard}/admin/collections/team-members?locale=en`);
  await page.getByRole('link', { name: 'Omar Nabil' }).click();
  await page.waitForURL(/team-members\/\d+/);
  await page.locator('.localizer button').first().click();
  await page.getByRole('button', { name: /العربية/ }).click();
  const line = (label: string) => page.getByRole('textbox', { name: label });
  const write = async (label: string, copy: string) => {
    await line(label).fill(copy);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
    await page.reload();
    await expect(line(label)).toHaveValue(copy);
  };
  await expect(line('Name')).toHaveValue('عمر نبيل');
  expect(await findPartProblems(page, ['.localizer', '.render-fields'])).toEqual([]);
  await write('Quote', 'الموعد موعد.');
  await expect.poll(readArabic, within).toContain('الموعد موعد.');
  await write('Name', '');
  await expect.poll(readArabic, within).not.toContain('الموعد موعد.');
  expect(await readArabic()).toContain('هدى منصور');
  expect(await read(website + companyPath)).toContain('Omar Nabil');
  await write('Name', 'عمر نبيل');
  await expect.poll(readArabic, within).toContain('الموعد موعد.');
});
