import { type Browser, chromium } from 'playwright-core';
import { type Sheet, toDocument } from './piece.ts';

const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';

/** Opens the browser that draws. Set `CHROMIUM` when it is not at /usr/bin/chromium. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--force-color-profile=srgb', '--font-render-hinting=none'],
  });
}

/** Draws a sheet and returns it as PNG, one CSS pixel to `density` picture pixels. */
export async function renderSheet(browser: Browser, sheet: Sheet, density = 1): Promise<Buffer> {
  const page = await browser.newPage({
    viewport: { width: sheet.width, height: sheet.height },
    deviceScaleFactor: density,
  });
  try {
    await page.setContent(toDocument(sheet), { waitUntil: 'load' });
    // A drawing that measures its own type leaves a promise in `window.drawn`.
    await page.evaluate(async () => {
      await document.fonts.ready;
      await (globalThis as { drawn?: Promise<void> }).drawn;
    });
    return await page.screenshot({ type: 'png', omitBackground: sheet.transparent ?? false });
  } finally {
    await page.close();
  }
}
