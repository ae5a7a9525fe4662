import { publicLanguages } from '@agency/content/languages';
import { shellSchema } from '@agency/content/schemas/shell';
import type { Page } from '@playwright/test';
import { findOverflow } from '../sweep/overflow.ts';
import { readFileCopy, readPageCopy, toText } from '../system/copy.ts';
import { resize } from '../system/resize.ts';
import { expect, test } from '../test.ts';

const shell = readFileCopy('shell', shellSchema);
const { carousel: carouselCopy, services } = readPageCopy('landing');

const focused = (page: Page) => page.locator('*:focus');

test('the first Tab focuses the skip link', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(focused(page)).toHaveText(shell.skip);
  await expect(focused(page)).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test('every control can be reached and has a focus indicator', async ({ page }) => {
  await page.goto('/contact-us');
  const visited = new Set<string>();
  for (;;) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return undefined;
      const styles = [element, element.parentElement ?? element].map((one) =>
        getComputedStyle(one),
      );
      return {
        name: element.outerHTML.slice(0, 120),
        isShown: styles.some(
          ({ outlineStyle, outlineWidth, backgroundColor }) =>
            (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) ||
            backgroundColor === 'rgb(0, 0, 0)',
        ),
      };
    });
    if (!found || visited.has(found.name)) break;
    visited.add(found.name);
    expect.soft(found.isShown, found.name).toBe(true);
  }
  expect(visited.size).toBeGreaterThan(20);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the drawer takes the focus when it opens, and returns it when it closes by Esc or its button', async ({
    page,
  }) => {
    await page.goto('/');
    const open = page.getByRole('button', { name: shell.menu.open });
    const drawer = page.getByRole('dialog', { name: shell.menu.open });
    await expect(drawer).toBeHidden();
    await open.focus();
    await page.keyboard.press('Enter');
    await expect(drawer).toBeVisible();
    // Six pages, the logo, privacy, and the same page in each other language.
    await expect(drawer.getByRole('link')).toHaveCount(8 + publicLanguages.length - 1);
    await expect(drawer.getByText(shell.menu.located)).toBeVisible();
    expect(await drawer.evaluate((one) => one.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(open).toBeFocused();
    await page.keyboard.press('Enter');
    await drawer.getByRole('button', { name: shell.menu.close }).press('Enter');
    await expect(drawer).toBeHidden();
    await expect(open).toBeFocused();
  });
});

test('the keyboard opens exactly one service card at a time', async ({ page }) => {
  await page.goto('/');
  const cards = page.locator('section', {
    has: page.getByRole('heading', { name: toText(services.heading) }),
  });
  const buttons = cards.locator('[aria-expanded]');
  const open = cards.locator('[aria-expanded=true]');
  await expect(buttons).toHaveCount(4);
  await expect(open).toHaveCount(1);
  for (const index of [1, 2, 3, 3, 0]) {
    await buttons.nth(index).focus();
    await page.keyboard.press('Enter');
    await expect(buttons.nth(index)).toHaveAttribute('aria-expanded', 'true');
    await expect(open).toHaveCount(1);
  }
});

test('the carousel changes slides until it is paused', { tag: '@nightly' }, async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  const carousel = page.locator('section[aria-roledescription]');
  await carousel.scrollIntoViewIfNeeded();
  const pause = carousel.getByRole('button', { name: carouselCopy.pause });
  await expect(pause).toBeVisible();
  const current = carousel.locator('[aria-current=true]');
  const first = await current.getAttribute('href');
  await page.clock.runFor(1100);
  await expect(current).not.toHaveAttribute('href', first ?? '');
  await pause.focus();
  await page.keyboard.press('Enter');
  await expect(carousel.getByRole('button', { name: carouselCopy.play })).toBeVisible();
  const paused = await current.getAttribute('href');
  await page.clock.runFor(5000);
  await expect(current).toHaveAttribute('href', paused ?? '');
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves by itself', async ({ page }) => {
    for (const path of ['/', '/blogs', '/contact-us']) {
      await page.goto(path);
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      const moving = await page.evaluate(() =>
        document
          .getAnimations()
          .filter(
            // A change that is complete within one frame is not an animation.
            ({ playState, timeline, effect }) =>
              playState === 'running' &&
              timeline instanceof DocumentTimeline &&
              Number(effect?.getComputedTiming().endTime) > 16,
          )
          .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 100)),
      );
      expect.soft(moving, path).toEqual([]);
    }
    await page.goto('/');
    const carousel = page.locator('section[aria-roledescription]');
    await carousel.scrollIntoViewIfNeeded();
    await expect(carousel.getByRole('button', { name: carouselCopy.play })).toBeVisible();
  });
});

for (const width of [390, 1440]) {
  test(`text at 200 % is not clipped at ${width} px`, async ({ page }) => {
    const problems: string[] = [];
    await resize(page, { width, height: 900 });
    for (const path of ['/', '/blogs', '/contact-us', '/no-such-page']) {
      await page.goto(path);
      // As the browser's "large text" setting does.
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      problems.push(...(await findOverflow(page)).map((problem) => `${path}: ${problem}`));
    }
    expect(problems).toEqual([]);
  });
}
