import { readBrand } from '@agency/brand/read-brand';
import { toCompanyPath } from '@agency/content/brand-placeholders';
import { serviceCopySchema } from '@agency/content/schemas/service';
import type { Page } from '@playwright/test';
import { readFileCopy, readPageCopy } from '../system/copy.ts';
import { expect, test } from '../test.ts';
import { getForm } from './visitor-form.ts';

const contactCopy = readPageCopy('contact-us').form;
const { stored, nothing } = readPageCopy('thank-you');

/** Milliseconds; after 8 s the form is submitted without its script. */
const LONGER_THAN_A_FORM = 9000;

/** Delays the script of the service cards until the returned function is called. */
async function holdServiceCards(page: Page) {
  const requested = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  await page.route(/\/_astro\/ServiceCards[^/]*\.js/, async (route) => {
    requested.resolve();
    await released.promise;
    await route.continue();
  });
  return { requested: requested.promise, release: released.resolve };
}

// The button is the first element that is pressed, before the form is hydrated.
for (const [path, copy, field] of [
  ['/contact-us', contactCopy, 'firstName'],
  ['/web-services', readFileCopy('services', serviceCopySchema).form, 'name'],
  ['/careers', readPageCopy('careers').form, 'firstName'],
] as const) {
  test(`${path}: the first click on the button shows our error messages`, {
    tag: path === '/careers' ? [] : ['@nightly'],
  }, async ({ page }) => {
    await page.goto(path);
    const form = getForm(page, copy);
    // Pressed without hover, as on a touch screen.
    await form.button.dispatchEvent('pointerdown');
    await form.button.dispatchEvent('click');
    await expect(form.alert).toBeVisible();
    await expect(form.alert).toBeFocused();
    await expect(form.field(field)).toHaveAttribute('aria-invalid', 'true');
    await expect(page).toHaveURL(new RegExp(`${path}$`));
  });
}

test.describe('without the form’s script', () => {
  // Chromium logs the failed requests.
  test.use({ provoked: [/ERR_FAILED|Failed to fetch|hydrat/], serviceWorkers: 'block' });

  test('the browser sends the form', async ({ page }) => {
    // The pattern includes a query: the framework retries with one.
    await page.route(/\/_astro\/ContactForm/, (route) => route.abort());
    await page.goto('/contact-us');
    const form = getForm(page, contactCopy);
    await form.fill({ firstName: 'Nour' });
    await form.button.click();
    // The browser's own message at the next empty field, as without script.
    await expect(form.field('lastName')).toBeFocused();
  });
});

test('the first click is replayed when a slow script has loaded', async ({ page }) => {
  const script = await holdServiceCards(page);
  await page.clock.install();
  await page.goto('/');
  const card = page.locator('[aria-controls=service-2]');
  // Pressed without hover, as on a touch screen.
  await card.dispatchEvent('pointerdown');
  await card.dispatchEvent('click');
  await script.requested;
  await page.clock.fastForward(LONGER_THAN_A_FORM);
  script.release();
  await expect(card).toHaveAttribute('aria-expanded', 'true');
});

test('hovering does not open a card if the mouse left before the script loaded', async ({
  page,
}) => {
  const script = await holdServiceCards(page);
  await page.goto('/');
  const buttons = page.locator('[aria-controls^=service-]');
  const island = page.locator('astro-island', { has: buttons });
  await buttons.nth(2).hover();
  await page.mouse.move(0, 0);
  script.release();
  await expect(island).not.toHaveAttribute('ssr');
  await page.evaluate(async () => {
    for (let frame = 0; frame < 10; frame++) await new Promise(requestAnimationFrame);
  });
  const states = await buttons.evaluateAll((all) => all.map((one) => one.ariaExpanded));
  expect(states).toEqual(['true', 'false', 'false', 'false']);
});

test('typed text has the direction of its script', async ({ page }) => {
  await page.goto('/contact-us');
  const form = getForm(page, contactCopy);
  const directionOf = (name: string) =>
    form.field(name).evaluate((field) => getComputedStyle(field).direction);
  await form.fill({
    subject: 'السطر الأول، ١٢٣ (abc)',
    message: 'تحية طيبة، وبعد (abc)',
    phone: '+٢٠ ١٠٠ ٠٠٠ ٠٠٠٠',
    company: 'Nile & Sons',
  });
  expect(await directionOf('subject')).toBe('rtl');
  expect(await directionOf('message')).toBe('rtl');
  expect(await directionOf('phone')).toBe('ltr');
  expect(await directionOf('email')).toBe('ltr');
  expect(await directionOf('company')).toBe('ltr');
});

test('the thank-you page without a receipt confirms nothing', async ({ page }) => {
  for (const query of ['', '?reference=ABCD1234', '?reference=ABCD1234&proof=zzzzzz.abc']) {
    await page.goto(`/thank-you${query}`);
    await expect(page.getByText(nothing.text)).toBeVisible();
    await expect(page.getByText(stored.text)).toBeHidden();
    await expect(page.getByText('ABCD1234')).toBeHidden();
  }
});

test('a value card that hovering opened stays open at the first click', async ({ page }) => {
  await page.goto(toCompanyPath(readBrand()));
  const card = page.locator('[aria-controls=value-listen]');
  await card.hover();
  await expect(card).toHaveAttribute('aria-expanded', 'true');
  await card.click();
  await expect(card).toHaveAttribute('aria-expanded', 'true');
  await card.click();
  await expect(card).toHaveAttribute('aria-expanded', 'false');
});
