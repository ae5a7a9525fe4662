import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  createStartEnvironment,
  findAppProcess,
  type StartEnvironment,
} from '../system/npm-start.ts';
import { isShortForm } from '../system/short-form.ts';
import { type WatchResult, watchPages } from '../system/watcher.ts';
import { expect, test } from '../test.ts';

// In series, on the same data: each start uses the state that the previous test left.
test.describe.configure({ mode: 'serial' });

let home: StartEnvironment;
test.beforeAll(async () => {
  home = await createStartEnvironment();
});
test.afterAll(() => home.dispose());

const PAGES = ['/', '/blogs', '/contact-us'];
/** For a start beside the unit tests on a busy machine, in milliseconds. */
const START_TIMEOUT = 180_000;
/** Number of kills of the dashboard. */
const KILLS = isShortForm ? 3 : 5;

/** Waits until the website has a copy of every page that the test requests. */
async function expectKnownPages() {
  for (const path of PAGES) {
    await expect.poll(() => home.getStatus(path), { timeout: START_TIMEOUT }).toBe(200);
  }
}

function expectAllAnswered({ responses, failures }: WatchResult) {
  expect(failures).toEqual([]);
  expect(responses).toBeGreaterThan(20);
}

test('pages are served while the dashboard is killed and restarted, and processes end with a killed supervisor', async () => {
  const copy = home.start();
  await expect.poll(home.areBothReady, { timeout: START_TIMEOUT }).toBe(true);
  await expectKnownPages();
  const stopWatching = watchPages(home.url, PAGES);
  const killed = new Set<number>();
  const isNew = (pid: number | undefined) => pid !== undefined && !killed.has(pid);
  for (let kills = 0; kills < KILLS; kills += 1) {
    await expect
      .poll(() => isNew(findAppProcess(copy, 'dashboard')), { timeout: START_TIMEOUT })
      .toBe(true);
    const pid = findAppProcess(copy, 'dashboard') ?? 0;
    killed.add(pid);
    process.kill(pid, 'SIGKILL');
  }
  await expect.poll(home.areBothReady, { timeout: START_TIMEOUT }).toBe(true);
  expectAllAnswered(await stopWatching());
  copy.child.kill('SIGKILL');
  await expect.poll(home.areBothFree, { timeout: START_TIMEOUT }).toBe(true);
});

test('with a broken database the website serves pages, and the dashboard is restarted until it is fixed', async () => {
  const database = join(home.dataDir, 'dashboard.db');
  const whole = join(home.dataDir, 'whole');
  mkdirSync(whole);
  // The write-ahead log is deleted, too: it alone could restore the database.
  const files = readdirSync(home.dataDir).filter((name) => name.startsWith('dashboard.db'));
  for (const name of files) renameSync(join(home.dataDir, name), join(whole, name));
  writeFileSync(database, 'this is no database '.repeat(500));
  const copy = home.start();
  await expect
    .poll(() => copy.output, { timeout: START_TIMEOUT })
    .toContain('The dashboard is not ready yet');
  const stopWatching = watchPages(home.url, PAGES);
  await expect
    .poll(() => copy.output.match(/The dashboard ended/g)?.length ?? 0, { timeout: START_TIMEOUT })
    .toBeGreaterThan(2);
  expect(copy.child.exitCode).toBe(null);
  rmSync(database);
  for (const name of files) renameSync(join(whole, name), join(home.dataDir, name));
  await expect.poll(home.areBothReady, { timeout: START_TIMEOUT }).toBe(true);
  expectAllAnswered(await stopWatching());
  copy.child.kill('SIGTERM');
  expect(await copy.ended).toBe(143);
});

test('npm run up serves the website with a broken database and prints the problem', {
  tag: '@nightly',
}, async () => {
  const database = join(home.dataDir, 'dashboard.db');
  for (const name of readdirSync(home.dataDir)) {
    if (name.startsWith('dashboard.db')) rmSync(join(home.dataDir, name));
  }
  writeFileSync(database, 'this is no database '.repeat(500));
  const copy = home.start('up');
  await expect
    .poll(() => copy.output, { timeout: START_TIMEOUT })
    .toContain(`Website    http://localhost:${home.port}`);
  expect(copy.output).toContain(`the database ${database} is damaged`);
  for (const path of PAGES) expect(await home.getStatus(path), path).toBe(200);
  expect(copy.child.exitCode).toBe(null);
  copy.child.kill('SIGTERM');
  expect(await copy.ended).toBe(143);
});
