import { type Browser, chromium } from 'playwright-core';
import { type Piece, toDocument } from './piece.ts';

const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';

/** Opens the browser that draws. Set `CHROMIUM` when it is not at /usr/bin/chromium. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--force-color-profile=srgb', '--font-render-hinting=none'],
  });
}

/** Draws a piece and returns it as PNG, one CSS pixel to one picture pixel. */
export async function renderPiece(browser: Browser, piece: Piece): Promise<Buffer> {
  const page = await browser.newPage({
    viewport: { width: piece.width, height: piece.height },
    deviceScaleFactor: 1,
  });
  try {
    await page.setContent(toDocument(piece), { waitUntil: 'load' });
    // A drawing that measures its own type leaves a promise in `window.drawn`.
    await page.evaluate(async () => {
      await document.fonts.ready;
      await (globalThis as { drawn?: Promise<void> }).drawn;
    });
    return await page.screenshot({ type: 'png', omitBackground: piece.transparent ?? false });
  } finally {
    await page.close();
  }
}
