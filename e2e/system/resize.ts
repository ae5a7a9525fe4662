import type { Page } from '@playwright/test';

/**
 * Resizes the page and waits until it is laid out. Chromium reports the new size before the
 * layout is complete, so on a busy machine an immediate measurement would use the old one.
 */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(async ({ width, height }) => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    while (innerWidth !== width || innerHeight !== height) await nextFrame();
    // One frame to lay it out, one to measure it.
    await nextFrame();
    await nextFrame();
  }, size);
}
