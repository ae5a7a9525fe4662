// Writes the settings table into docs/configuration.md. `--screenshot` also takes the first picture of the README.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { startPair } from '../e2e/system/pair.ts';
import { getBrowser } from './system/browser.ts';
import { makeBuilds } from './system/builds.ts';
import { endAll, root, stopOnSignals } from './system/commands.ts';
import { putSettingsTable, SETTINGS_DOCUMENT } from './system/settings-table.ts';
import { explain } from './system/steps.ts';

/** The landing page as a visitor first sees it. */
async function takeScreenshot() {
  await makeBuilds();
  const pair = await startPair({ LOG_LEVEL: 'warn' });
  const browser = await chromium.launch({
    executablePath: await getBrowser(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(pair.website.url, { waitUntil: 'networkidle' });
  mkdirSync(join(root, 'docs'), { recursive: true });
  await page.screenshot({ path: join(root, 'docs/screenshot.png') });
  await browser.close();
  await pair.dispose();
}

stopOnSignals();
try {
  const file = join(root, SETTINGS_DOCUMENT);
  writeFileSync(file, putSettingsTable(readFileSync(file, 'utf8')));
  if (process.argv.includes('--screenshot')) await takeScreenshot();
  await endAll(0);
} catch (error) {
  await explain(error);
}
