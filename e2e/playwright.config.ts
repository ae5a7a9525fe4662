import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { getBrowser } from '../scripts/system/browser.ts';
import { root } from '../scripts/system/commands.ts';
import { isShortForm } from './system/short-form.ts';

const reports = join(root, '.cache/verify');
// Parts of the tests that run by themselves are told apart by name (scripts/verify.ts).
const name = process.env.E2E_REPORT ?? 'e2e';
/** Journeys that mostly wait: until a program is started again, or for what is done once a minute. */
const WAITING = ['journeys/redirects.spec.ts', 'journeys/crashes.spec.ts'];

// Both real programs run behind every test (global-setup.ts). In a whole run a test that fails is tried once more, because
// a shared machine may stand still for longer than any timeout; verify names it either way.
export default defineConfig({
  globalSetup: './global-setup.ts',
  outputDir: join(reports, name),
  reporter: [
    [process.env.E2E_REPORT ? 'dot' : 'line'],
    ['json', { outputFile: join(reports, `${name}.json`) }],
  ],
  // Tests wait a good part of their time. More than three at once on two processors make each other late.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  ...(isShortForm && { grepInvert: /@nightly/ }),
  retries: process.env.E2E_REPORT ? 1 : 0,
  // Long, for machines that stand still now and then; what a promise says of time is measured in its own test.
  timeout: 600_000,
  expect: { timeout: 20_000 },
  projects: [
    // What only reads pages goes on in the window of the test before: opening a new one takes longer than most of them.
    {
      name: 'pages',
      testMatch: ['specification/*.spec.ts', 'sweep/*.spec.ts'],
      // Where motion is not the subject, drawing it would take a third of the processor.
      use: { reuseContext: true, contextOptions: { reducedMotion: 'reduce' } },
    },
    {
      name: 'journeys',
      testMatch: ['journeys/*.spec.ts', 'engines/*.spec.ts'],
      testIgnore: ['journeys/lifecycle.spec.ts', ...WAITING],
    },
    { name: 'waiting', testMatch: WAITING },
    // What measures time runs after the others; in verify beside a fault that mostly waits.
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
    // A second visit, with the service worker in control, is the normal case.
    serviceWorkers: 'allow',
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: await getBrowser(true),
      args: [
        // There is no graphics card, and to act as one costs more than to do without.
        '--disable-gpu',
        // Without a window letters would be as wide as whole pixels.
        '--font-render-hinting=none',
        // Chromium refuses to run its sandbox as root.
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ],
    },
  },
});
