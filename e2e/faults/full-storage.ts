import { chromium } from '@playwright/test';
import { getBrowser } from '../../scripts/system/browser.ts';
import { startPair, unwarmed } from '../system/pair.ts';
import { readPageWords } from '../system/words.ts';
import type { Fault } from './fault.ts';

const offline = readPageWords('offline');

/** A visitor's device has no room for what the service worker keeps. */
export const fullStorage: Fault = {
  name: 'full-storage',
  title: "a visitor's storage is full",
  inQuick: false,
  async run({ template }) {
    const pair = await startPair({ LOG_LEVEL: 'fatal', ...unwarmed }, template);
    const browser = await chromium.launch({
      executablePath: await getBrowser(),
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    });
    const failures: string[] = [];
    try {
      const page = await browser.newPage({ baseURL: pair.website.url });
      await page.goto('/');
      await page.keyboard.press('Tab');
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Storage.overrideQuotaForOrigin', {
        origin: pair.website.url,
        quotaSize: 1,
      });
      const paths = ['/our-work', '/blogs', '/contact-us', '/steakanji', '/'];
      for (const path of [...paths, ...paths]) {
        const answer = await page.goto(path);
        const heading = await page.locator('h1').first().textContent();
        const isOffline = (await page.getByText(offline.text).count()) > 0;
        if (answer?.status() !== 200 || !heading?.trim() || isOffline) {
          failures.push(`${path}: ${answer?.status()} ${isOffline ? 'says it is offline' : ''}`);
        }
      }
      return { figures: { pages: 2 * paths.length }, failures };
    } finally {
      await browser.close();
      await pair.dispose();
    }
  },
};
