import type { Page } from '@playwright/test';

/**
 * Gives the page another size and waits until it is laid out in it. Chromium says that it has the new size before the
 * page has, and on a busy machine what is measured at once is measured in the old one.
 */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(async ({ width, height }) => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    while (innerWidth !== width || innerHeight !== height) await nextFrame();
    // One frame to lay it out, one to see it.
    await nextFrame();
    await nextFrame();
  }, size);
}
