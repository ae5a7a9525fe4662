import { type BrowserContext, test as base, expect } from '@playwright/test';
import { openAdmin } from './system/admin.ts';

export { expect };

/** The shared website and dashboard, and the dashboard as an editor uses it. global-setup.ts sets the E2E_* variables. */
export const website = process.env.E2E_WEBSITE ?? '';
export const dashboard = process.env.E2E_DASHBOARD ?? '';
export const admin = openAdmin(dashboard, process.env.E2E_COOKIE ?? '');

interface Options {
  /** Console errors that a test provokes on purpose. */
  provoked: RegExp[];
}

/** Playwright's test; fails on a console error, an uncaught exception or a request to another host. */
export const test = base.extend<Options>({
  provoked: [[], { option: true }],
  context: async ({ context, provoked }, use) => {
    const problems = watch(context);
    await use(context);
    const unexpected = problems.filter((problem) => !provoked.some((one) => one.test(problem)));
    expect(unexpected, 'console errors and requests to other hosts').toEqual([]);
  },
  // A reused page may still have the Trusted Types policy of the previous test.
  page: async ({ page }, use) => {
    await page.goto('about:blank');
    await use(page);
  },
});

/** Collects these failures of a page; for contexts that a test creates itself. */
export function watch(context: BrowserContext): string[] {
  const problems: string[] = [];
  context.on('weberror', (error) => {
    const { message } = error.error();
    // A busy browser skips a view transition, also before the script that handles it has run.
    if (!message.startsWith('Transition was aborted')) problems.push(`uncaught: ${message}`);
  });
  context.on('console', (message) => {
    if (message.type() !== 'error') return;
    // Chromium logs the status of a page that shall be 404 or 503; tests assert that status themselves.
    const { url } = message.location();
    const isPage = message.page()?.url() === url;
    if (isPage && message.text().startsWith('Failed to load resource')) return;
    problems.push(`console: ${message.text()} (${url})`);
  });
  context.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (/^https?:$/.test(protocol) && hostname !== '127.0.0.1') {
      problems.push(`request to another host: ${request.url()}`);
    }
  });
  return problems;
}
