import { existsSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { findPostgres } from '@agency/server/testing/find-postgres';
import { findBrowser } from './browser.ts';

/** A browser engine the journeys run in, or a server a test needs, if the machine has it. */
export interface Engine {
  name: string;
  /** Debian's packages of it. */
  packages: string[];
  /** Where it is; nothing when it is not installed. */
  find(): Promise<string | undefined> | string | undefined;
  /** What is skipped without it. */
  without: string;
}

/** A program on the PATH or among the servers of the system, by the first of its names that is there. */
export function findProgram(...names: string[]): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'];
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => existsSync(path) && statSync(path).isFile());
}

/** Firefox, with its remote protocol. */
export const firefox: Engine = {
  name: 'Firefox',
  packages: ['firefox-esr'],
  find: () => process.env.FIREFOX_PATH || findProgram('firefox-esr', 'firefox'),
  without: 'the journeys in Firefox are skipped',
};

/** WebKit as GTK programs have it; its window needs a display or Xvfb. */
export const webKit: Engine = {
  name: 'WebKit',
  packages: ['webkit2gtk-driver', 'xvfb'],
  find: () =>
    process.env.DISPLAY || findProgram('Xvfb') ? findProgram('WebKitWebDriver') : undefined,
  without: 'the journeys in WebKit are skipped',
};

/** PostgreSQL's server. */
export const postgresql: Engine = {
  name: 'PostgreSQL',
  packages: ['postgresql'],
  find: findPostgres,
  without: 'the tests on PostgreSQL are skipped',
};

/** nginx, which Debian keeps off the PATH of most accounts. */
export const nginx: Engine = {
  name: 'nginx',
  packages: ['nginx-light'],
  find: () => findProgram('nginx'),
  without: 'npm run cluster cannot run, and the tests of replicas and of deploy/nginx are skipped',
};

/** What the files in `deploy` are for, by the program that is asked whether they are right. */
const deployed: Engine[] = [
  ['systemd-analyze', 'systemd'],
  ['caddy', 'caddy'],
  ['varnishd', 'varnish'],
].map(([program = '', folder = '']) => ({
  name: program,
  packages: [folder],
  find: () => findProgram(program),
  without: `the tests of deploy/${folder} are skipped`,
}));

/** Prometheus, for its own check of what is written for it. */
const promtool: Engine = {
  name: 'promtool',
  packages: ['prometheus'],
  find: () => findProgram('promtool'),
  without: 'the tests of metrics and alerts with promtool are skipped',
};

/** Everything the tests use that does not come with the packages of npm. */
export const engines: Engine[] = [
  {
    name: 'Chromium',
    packages: ['chromium'],
    find: findBrowser,
    without: 'npm run verify cannot run its end-to-end tests (CHROMIUM_PATH names another)',
  },
  firefox,
  webKit,
  postgresql,
  nginx,
  {
    name: 'clamd',
    packages: ['clamav-daemon'],
    find: () => findProgram('clamd'),
    without: 'the tests with the real virus scanner are skipped',
  },
  ...deployed,
  promtool,
  {
    name: 'podman',
    packages: ['podman'],
    find: () => findProgram('podman'),
    without: 'npm run verify -- --nightly does not build the images of deploy/containers',
  },
];

/** Those this machine lacks. */
export async function findMissing(): Promise<Engine[]> {
  const found = await Promise.all(engines.map((engine) => engine.find()));
  return engines.filter((_, index) => !found[index]);
}
