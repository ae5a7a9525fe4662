import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { getBrowser } from '../scripts/system/browser.ts';
import { root } from '../scripts/system/commands.ts';
import { isShortForm } from './system/short-form.ts';

const reports = join(root, '.cache/verify');
// `scripts/verify.ts` runs some projects separately, by name.
const name = process.env.E2E_REPORT ?? 'e2e';
/** Journeys that mostly wait: for a restart, or for a task that runs once a minute. */
const WAITING = ['clock', 'crashes', 'openings', 'redirects', 'replies'].map(
  (name) => `journeys/${name}.spec.ts`,
);

// Every test uses both production builds (global-setup.ts). In a complete run a failed test is repeated once, because
// a shared machine may stall for longer than any timeout; verify lists it either way.
export default defineConfig({
  globalSetup: './global-setup.ts',
  outputDir: join(reports, name),
  reporter: [
    [process.env.E2E_REPORT ? 'dot' : 'line'],
    ['json', { outputFile: join(reports, `${name}.json`) }],
  ],
  // Tests wait for a third of their time: four keep two processors busy.
  workers: 4,
  fullyParallel: true,
  forbidOnly: true,
  ...(isShortForm && { grepInvert: /@nightly/ }),
  retries: process.env.E2E_REPORT ? 1 : 0,
  // Long, for machines that stall at times; a promise about time is asserted in its own test.
  timeout: 600_000,
  expect: { timeout: 20_000 },
  projects: [
    // Tests that only read pages reuse the window of the previous test: opening one takes longer than most of them.
    {
      name: 'pages',
      testMatch: ['specification/*.spec.ts', 'sweep/*.spec.ts'],
      // Where motion is not the subject, it would take a third of the CPU time.
      use: { reuseContext: true, contextOptions: { reducedMotion: 'reduce' } },
    },
    {
      name: 'journeys',
      testMatch: ['journeys/*.spec.ts', 'engines/*.spec.ts'],
      testIgnore: ['journeys/lifecycle.spec.ts', ...WAITING],
    },
    { name: 'waiting', testMatch: WAITING },
    // Tests that measure time run after the others; in verify next to a fault that mostly waits.
    {
      name: 'alone',
      testMatch: 'journeys/lifecycle.spec.ts',
      dependencies: ['pages', 'journeys'],
    },
  ],
  use: {
    browserName: 'chromium',
    // Set by global-setup.ts, before the workers read this file.
    baseURL: process.env.E2E_WEBSITE,
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    // The usual case is a second visit, with the service worker in control.
    serviceWorkers: 'allow',
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: await getBrowser(true),
      args: [
        // There is no GPU, and emulating one costs more than software rendering.
        '--disable-gpu',
        // Without this, headless Chromium rounds letter widths to whole pixels.
        '--font-render-hinting=none',
        // Chromium's sandbox does not run as root.
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ],
    },
  },
});
