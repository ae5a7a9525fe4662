import puppeteer, { type ElementHandle } from 'puppeteer-core';
import { type Visitor, waitUntilClickable } from './visitor.ts';

/** Firefox, which can also take screenshots. */
export interface FirefoxVisitor extends Visitor {
  /** The complete open page, as PNG. */
  screenshot(): Promise<Uint8Array>;
}

/** Starts headless Firefox, driven by the standard WebDriver BiDi. */
export async function openFirefox(
  executablePath: string,
  { reducedMotion = false } = {},
): Promise<FirefoxVisitor> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    protocol: 'webDriverBiDi',
    executablePath,
    headless: true,
    extraPrefsFirefox: { 'ui.prefersReducedMotion': Number(reducedMotion) },
    timeout: 120_000,
    protocolTimeout: 120_000,
  });
  const page = await browser.newPage();
  let problems: string[] = [];
  page.on('pageerror', (error) => {
    if (!isAbandonedFile(String(error))) problems.push(`uncaught: ${String(error)}`);
  });
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()}`);
  });
  const find = async (selector: string): Promise<ElementHandle> => {
    const element = await page.waitForSelector(selector, { timeout: 20_000 });
    if (!element) throw new Error(`${selector} is not on the page`);
    return element;
  };
  const run: Visitor['run'] = async (work, ...args) =>
    (await page.evaluate(`(${work})(...${JSON.stringify(args)})`)) as never;
  return {
    async open(url) {
      await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
    },
    run,
    async click(selector) {
      const element = await find(selector);
      await waitUntilClickable({ run }, selector);
      await element.click();
    },
    async type(selector, text) {
      await (await find(selector)).type(text);
    },
    press: (key) => page.keyboard.press(key),
    async attach(selector, file) {
      await ((await find(selector)) as ElementHandle<HTMLInputElement>).uploadFile(file);
    },
    resize: (width, height) => page.setViewport({ width, height }),
    screenshot: () => page.screenshot({ fullPage: true }),
    readProblems() {
      const found = problems;
      problems = [];
      return found;
    },
    close: () => browser.close(),
  };
}

// Firefox reports a picture or font that was still loading when the page was left, with or without a service worker.
// Other tests check every picture and font, so one that fails on an open page is found.
const isAbandonedFile = (error: string) =>
  /Image corrupt or truncated/.test(error) ||
  /Failed to load ‘[^’]+\.(?:svg|avif|webp|jpe?g|png|woff2)’\. A ServiceWorker intercepted/.test(
    error,
  );
