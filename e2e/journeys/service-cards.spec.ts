import type { Page } from '@playwright/test';
import { expect, test } from '../test.ts';

const [PRIMARY, LAST] = [0, 3];
/** A position of the window without a card. */
const OUTSIDE = { x: 5, y: 5 };

const getButtons = (page: Page) => page.locator('[aria-controls^=service-]');

/** Opens a page with its cards in view and not hydrated, the mouse next to them. */
async function openCards(page: Page, path: string) {
  await page.mouse.move(OUTSIDE.x, OUTSIDE.y);
  await page.goto(path);
  await getButtons(page)
    .nth(LAST)
    .evaluate((button) => {
      button.closest('section')?.scrollIntoView({ block: 'center', behavior: 'instant' });
    });
}

/** Moves the mouse onto a card that stands still; a moving card would be elsewhere by then. */
async function restOn(page: Page, card: number, steps: number) {
  await getButtons(page)
    .nth(card)
    .evaluate(async (button) => {
      const animations = button.closest('section')?.getAnimations({ subtree: true }) ?? [];
      await Promise.allSettled(animations.map(({ finished }) => finished));
    });
  const box = await getButtons(page).nth(card).locator('xpath=../..').boundingBox();
  if (!box) throw new Error('there is no card');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps });
}

async function expectOpen(page: Page, card: number, when: string) {
  const states = [0, 1, 2, 3].map((index) => String(index === card));
  await expect
    .poll(() => getButtons(page).evaluateAll((all) => all.map((one) => one.ariaExpanded)), when)
    .toEqual(states);
}

for (const path of ['/', '/our-savvy', '/ar/our-savvy']) {
  test(`${path}: a card opens when the mouse first rests on it and closes when it leaves`, {
    tag: '@nightly',
  }, async ({ page }) => {
    for (const steps of [1, 2, 3, 5]) {
      await openCards(page, path);
      await restOn(page, LAST, steps);
      await expectOpen(page, LAST, `came in ${steps} steps`);
      await page.mouse.move(OUTSIDE.x, OUTSIDE.y, { steps });
      await expectOpen(page, PRIMARY, `left in ${steps} steps`);
    }
    // The script is loaded: leave and enter again, as fast as possible.
    for (const steps of [1, 2, 3, 4, 5]) {
      await restOn(page, LAST, steps);
      await expectOpen(page, LAST, `came again in ${steps} steps`);
      await page.mouse.move(OUTSIDE.x, OUTSIDE.y, { steps });
      await expectOpen(page, PRIMARY, `left again in ${steps} steps`);
    }
  });
}

test('leaving restores the primary card, also after a click on a title', async ({ page }) => {
  await openCards(page, '/our-savvy');
  const title = getButtons(page).nth(2);
  await title.hover();
  await expectOpen(page, 2, 'pointed at');
  await title.click();
  await expectOpen(page, 2, 'clicked');
  await page.mouse.move(OUTSIDE.x, OUTSIDE.y, { steps: 3 });
  await expectOpen(page, PRIMARY, 'left');
});

test.describe('with touch', () => {
  test.use({ hasTouch: true });

  test('a card stays open until another one is chosen', async ({ page }) => {
    await openCards(page, '/our-savvy');
    for (const card of [2, 1]) {
      await getButtons(page).nth(card).tap();
      await expectOpen(page, card, `card ${card} tapped`);
      await page.touchscreen.tap(OUTSIDE.x, 500);
      await expectOpen(page, card, 'tapped beside');
    }
  });
});
