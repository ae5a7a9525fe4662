import { readPageCopy } from '../system/copy.ts';
import { expect, test } from '../test.ts';

const copy = readPageCopy('blogs');

test('a slow category shows a spinner instead of the list', async ({ page }) => {
  await page.goto('/blogs');
  const status = page.getByText(copy.loading);
  const posts = page.locator('main a[href^="/blogs/"]').first();
  await expect(posts).toBeVisible();
  await expect(status).toBeHidden();

  // The next page never loads: a listener after the site's own script stops the navigation.
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
  const categories = page.getByRole('navigation', { name: copy.categories.label });
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

test('the loading overlay of a case study shows the complete logo in both directions, with its dot at the centre of the circle', async ({
  page,
}) => {
  for (const [path, width] of [
    ['/Four', 1440],
    ['/ar/Four', 1440],
    ['/ar/Four', 390],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(path);
    const { name, dot, opening } = await page
      .locator('main > .on-ink[aria-hidden=true]')
      .evaluate((overlay) => {
        for (const animation of document.getAnimations()) {
          const { effect } = animation;
          if (!(effect instanceof KeyframeEffect) || !overlay.contains(effect.target)) continue;
          animation.pause();
          animation.currentTime = 200;
        }
        const [text, point] = ['span > span', 'i'].map((one) =>
          overlay.querySelector(one)?.getBoundingClientRect(),
        );
        return {
          name: [text?.left ?? 0, text?.right ?? 0],
          dot: point ? point.left + point.width / 2 : 0,
          opening: Number.parseFloat(getComputedStyle(overlay).getPropertyValue('--x')) / 100,
        };
      });
    expect(name[0], path).toBeGreaterThan(0);
    expect(name[1], path).toBeLessThan(width);
    expect(dot < (name[0] ?? 0), `${path}: the dot ends the word`).toBe(path.startsWith('/ar'));
    expect(Math.abs(dot - opening * width), path).toBeLessThan(2);
  }
});
