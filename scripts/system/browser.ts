import { existsSync } from 'node:fs';
import { findExecutable, run } from './commands.ts';

/** Chromium without a window, which takes a quarter less of the processor. */
const SHELL = 'chromium-headless-shell';
const WINDOWED = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];

/**
 * Path of a Chromium: CHROMIUM_PATH, one on the PATH, or Playwright's own.
 * @param prefersShell whether the headless shell comes first; measurements need a whole browser, which is the default
 */
export async function findBrowser(prefersShell = false): Promise<string | undefined> {
  const names = prefersShell ? [SHELL, ...WINDOWED] : [...WINDOWED, SHELL];
  const found = process.env.CHROMIUM_PATH || findExecutable(...names);
  if (found) return found;
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

/**
 * Finds a Chromium, or installs one as root on Debian.
 * @throws with the command to install one
 */
export async function getBrowser(prefersShell = false): Promise<string> {
  const found = await findBrowser(prefersShell);
  if (found) return found;
  const isDebian = existsSync('/usr/bin/apt-get');
  if (isDebian && process.getuid?.() === 0) {
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update'], { env });
    // Debian before 12 has no headless shell.
    for (const name of [SHELL, 'chromium']) {
      const args = ['install', '-y', '--no-install-recommends', name];
      await run('apt-get', args, { env }).catch(() => undefined);
      const installed = await findBrowser();
      if (installed) return installed;
    }
  }
  throw new Error(
    'The end-to-end tests need Chromium. Type:\n' +
      (isDebian ? '    sudo apt-get install chromium' : '    npx playwright install chromium') +
      '\nor set CHROMIUM_PATH.',
  );
}
