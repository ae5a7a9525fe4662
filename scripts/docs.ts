// Writes the settings table into docs/configuration.md. `--screenshot` also takes the pictures of the README.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { signIn } from '../e2e/system/admin.ts';
import { startPair } from '../e2e/system/pair.ts';
import { getBrowser } from './system/browser.ts';
import { buildApps } from './system/builds.ts';
import { endAll, root, stopOnSignals } from './system/commands.ts';
import { putSettingsTable, SETTINGS_DOCUMENT } from './system/settings-table.ts';
import { exitWith } from './system/steps.ts';

/** Takes pictures of the landing page and the start page of the dashboard, with the sample content. */
async function takeScreenshots() {
  await buildApps();
  const pair = await startPair({ LOG_LEVEL: 'warn' });
  const browser = await chromium.launch({
    executablePath: await getBrowser(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(pair.website.url, { waitUntil: 'networkidle' });
  await page.screenshot({ path: join(root, 'docs/screenshot.png') });
  const [name = '', value = ''] = (await signIn(pair.dashboard.url)).split('=');
  await page.context().addCookies([{ name, value, url: pair.dashboard.url }]);
  await page.goto(`${pair.dashboard.url}/admin`, { waitUntil: 'networkidle' });
  await page.screenshot({ path: join(root, 'docs/panel.png') });
  await browser.close();
  await pair.dispose();
}

stopOnSignals();
try {
  const file = join(root, SETTINGS_DOCUMENT);
  writeFileSync(file, putSettingsTable(readFileSync(file, 'utf8')));
  if (process.argv.includes('--screenshot')) await takeScreenshots();
  await endAll(0);
} catch (error) {
  await exitWith(error);
}
