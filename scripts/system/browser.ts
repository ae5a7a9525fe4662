import { existsSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './commands.ts';

/** Chromium without a window of its own, which leaves a quarter of the processor's time to the tests. */
const SHELL = 'chromium-headless-shell';
const WHOLE = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

/** Which Chromium is wanted where there are several: what is measured is measured in the one that people have. */
interface BrowserWish {
  /** Whether the one without a window comes first. */
  prefersShell?: boolean;
}

/** Path of a Chromium: CHROMIUM_PATH, one on the PATH, or Playwright's own. */
export async function findBrowser({
  prefersShell = false,
}: BrowserWish = {}): Promise<string | undefined> {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  for (const name of prefersShell ? [SHELL, ...WHOLE] : [...WHOLE, SHELL]) {
    for (const folder of (process.env.PATH ?? '').split(delimiter)) {
      const path = join(folder, name);
      if (existsSync(path) && statSync(path).isFile()) return path;
    }
  }
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

/**
 * Finds a Chromium or installs one with the system's package manager.
 * @throws when there is none and it cannot be installed: the message is the one command to type
 */
export async function getBrowser(wish: BrowserWish = {}): Promise<string> {
  const found = await findBrowser(wish);
  if (found) return found;
  const isDebian = existsSync('/usr/bin/apt-get');
  if (isDebian && process.getuid?.() === 0) {
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update'], { env });
    // Debian 12 has both, older ones the whole alone.
    for (const name of [SHELL, 'chromium']) {
      const args = ['install', '-y', '--no-install-recommends', name];
      const isThere = await run('apt-get', args, { env }).then(
        () => true,
        () => false,
      );
      const installed = isThere && (await findBrowser());
      if (installed) return installed;
    }
  }
  throw new Error(
    'The end-to-end tests need a Chromium and none was found. Type:\n' +
      (isDebian ? '    sudo apt-get install chromium' : '    npx playwright install chromium') +
      '\nor set CHROMIUM_PATH to one.',
  );
}
