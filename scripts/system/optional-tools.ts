import { findPostgres } from '@agency/server/testing/find-postgres';
import { findBrowser } from './browser.ts';
import { findExecutable } from './commands.ts';

/** A tool of the operating system that some tests need. */
export interface OptionalTool {
  name: string;
  /** Its packages in Debian. */
  packages: string[];
  find(): Promise<string | undefined> | string | undefined;
  /** What does not run without it. */
  without: string;
}

export const firefox: OptionalTool = {
  name: 'Firefox',
  packages: ['firefox-esr'],
  find: () => process.env.FIREFOX_PATH || findExecutable('firefox-esr', 'firefox'),
  without: 'the journeys in Firefox are skipped',
};

/** WebKit of GTK. Its window needs a display or Xvfb. */
export const webKit: OptionalTool = {
  name: 'WebKit',
  packages: ['webkit2gtk-driver', 'xvfb'],
  find: () =>
    process.env.DISPLAY || findExecutable('Xvfb') ? findExecutable('WebKitWebDriver') : undefined,
  without: 'the journeys in WebKit are skipped',
};

export const postgresql: OptionalTool = {
  name: 'PostgreSQL',
  packages: ['postgresql'],
  find: findPostgres,
  without: 'the tests on PostgreSQL are skipped',
};

const toTool = (name: string, debianPackage: string, without: string): OptionalTool => ({
  name,
  packages: [debianPackage],
  without,
  find: () => findExecutable(name),
});

export const nginx = toTool(
  'nginx',
  'nginx-light',
  'npm run cluster cannot run, and the tests of replicas and of deploy/nginx are skipped',
);

export const optionalTools: OptionalTool[] = [
  {
    name: 'Chromium',
    packages: ['chromium'],
    find: () => findBrowser(),
    without: 'npm run verify cannot run its end-to-end tests (CHROMIUM_PATH names another)',
  },
  firefox,
  webKit,
  postgresql,
  nginx,
  toTool('clamd', 'clamav-daemon', 'the tests with the real virus scanner are skipped'),
  toTool('systemd-analyze', 'systemd', 'the tests of deploy/systemd are skipped'),
  toTool('caddy', 'caddy', 'the tests of deploy/caddy are skipped'),
  toTool('varnishd', 'varnish', 'the tests of deploy/varnish are skipped'),
  toTool('promtool', 'prometheus', 'the tests of metrics and alerts with promtool are skipped'),
  toTool('podman', 'podman', 'verify -- --nightly does not build the images of deploy/containers'),
];

/** The tools that this machine does not have. */
export async function findMissing(tools: OptionalTool[]): Promise<OptionalTool[]> {
  const found = await Promise.all(tools.map((tool) => tool.find()));
  return tools.filter((_, index) => !found[index]);
}
