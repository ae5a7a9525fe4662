import { type ChildProcess, spawn } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectEnvironment, root } from '../../scripts/system/commands.ts';
import { getFreePort, isPortFree } from '../../scripts/system/ports.ts';
import { answersReady } from '../../scripts/system/programs.ts';
import { expect, test } from '../test.ts';

test.describe.configure({ mode: 'serial' });

let env: NodeJS.ProcessEnv;
let dataDir: string;
let port: number;
let dashboardPort: number;
const started: ChildProcess[] = [];

test.beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'agency-start-'));
  port = await getFreePort();
  dashboardPort = await getFreePort();
  const ports = { PORT: String(port), DASHBOARD_PORT: String(dashboardPort) };
  env = projectEnvironment({ ...ports, DATA_DIR: dataDir, SITE_URL: '', DASHBOARD_URL: '' });
});
test.afterAll(() => {
  for (const child of started) child.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

/** `npm start`, or another command that starts both, and what it printed so far. */
function start(script: 'start' | 'up' = 'start') {
  const child = spawn('node', [`scripts/${script}.ts`], { cwd: root, env });
  started.push(child);
  const copy = {
    child,
    output: '',
    ended: new Promise<number | null>((resolve) => child.on('exit', resolve)),
  };
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      copy.output += text;
    });
  }
  return copy;
}

/** Process ids of what a process started. */
function findChildren(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        const status = readFileSync(`/proc/${pid}/stat`, 'utf8');
        return Number(status.slice(status.lastIndexOf(')') + 2).split(' ')[1]) === parent;
      } catch {
        return false;
      }
    });
}

/** The process of one program that `npm start` runs at this moment. */
function findProgram(copy: { child: ChildProcess }, name: 'website' | 'dashboard') {
  return findChildren(copy.child.pid ?? 0).find((pid) => {
    try {
      return readlinkSync(`/proc/${pid}/cwd`).endsWith(`/apps/${name}`);
    } catch {
      return false;
    }
  });
}

const PAGES = ['/', '/blogs', '/contact-us'];

async function getStatus(path: string): Promise<number | string> {
  return fetch(`http://127.0.0.1:${port}${path}`)
    .then((answer) => answer.status)
    .catch((error) => String(error));
}

/** Waits until the website has a copy of every page it is going to be asked for. */
async function expectKnownPages() {
  for (const path of PAGES) {
    await expect.poll(() => getStatus(path), { timeout: 20_000 }).toBe(200);
  }
}

/** Asks for known pages, one after the other, until told to stop; gives what was not answered with 200. */
function keepAsking() {
  const failures: string[] = [];
  let answers = 0;
  let isOver = false;
  const asking = (async () => {
    while (!isOver) {
      for (const path of PAGES) {
        const status = await getStatus(path);
        if (status === 200) answers += 1;
        else failures.push(`${path}: ${status}`);
      }
    }
  })();
  return async () => {
    isOver = true;
    await asking;
    expect(failures).toEqual([]);
    return answers;
  };
}

const bothReady = async () =>
  (await answersReady(`http://127.0.0.1:${port}`)) &&
  (await answersReady(`http://127.0.0.1:${dashboardPort}`));
const bothFree = async () =>
  (await isPortFree(port, '127.0.0.1')) && (await isPortFree(dashboardPort, '127.0.0.1'));

test('npm start is ready within 10 s, refuses taken ports, outlives a crash and stops cleanly', async () => {
  const copy = start();
  await expect.poll(() => copy.output, { timeout: 10_000 }).toContain(`http://localhost:${port}`);
  expect(await bothReady()).toBe(true);
  // Messages and secrets are for the account alone that runs the programs.
  const open = readdirSync(dataDir).filter((name) => statSync(join(dataDir, name)).mode & 0o077);
  expect(open, 'readable for others').toEqual([]);

  const second = start();
  expect(await second.ended).toBe(1);
  expect(second.output).toContain('is taken by a copy that is already running');

  for (const pid of findChildren(copy.child.pid ?? 0)) process.kill(pid, 'SIGKILL');
  await expect.poll(() => copy.output).toContain('starting it again');
  await expect.poll(bothReady, { timeout: 20_000 }).toBe(true);

  copy.child.kill('SIGTERM');
  expect(await copy.ended).toBe(143);
  expect(await bothFree()).toBe(true);
});

test('no program outlives a supervisor that was killed', async () => {
  const copy = start();
  await expect.poll(bothReady, { timeout: 20_000 }).toBe(true);
  copy.child.kill('SIGKILL');
  await expect.poll(bothFree, { timeout: 20_000 }).toBe(true);
});

test('a dashboard killed five times in a row takes no page away and comes back', async () => {
  const copy = start();
  await expect.poll(bothReady, { timeout: 20_000 }).toBe(true);
  await expectKnownPages();
  const stopAsking = keepAsking();
  const killed = new Set<number>();
  const isNew = (pid: number | undefined) => pid !== undefined && !killed.has(pid);
  for (let kills = 0; kills < 5; kills += 1) {
    await expect.poll(() => isNew(findProgram(copy, 'dashboard')), { timeout: 60_000 }).toBe(true);
    const pid = findProgram(copy, 'dashboard') ?? 0;
    killed.add(pid);
    process.kill(pid, 'SIGKILL');
  }
  await expect.poll(bothReady, { timeout: 60_000 }).toBe(true);
  expect(await stopAsking()).toBeGreaterThan(20);
  copy.child.kill('SIGTERM');
  expect(await copy.ended).toBe(143);
});

test('with a broken database the website serves and the dashboard is tried until it is mended', async () => {
  const database = join(dataDir, 'dashboard.db');
  const whole = join(dataDir, 'whole');
  mkdirSync(whole);
  // Its log goes along: with that alone the database would be whole again.
  const files = readdirSync(dataDir).filter((name) => name.startsWith('dashboard.db'));
  for (const name of files) renameSync(join(dataDir, name), join(whole, name));
  writeFileSync(database, 'this is no database '.repeat(500));
  const copy = start();
  await expect
    .poll(() => copy.output, { timeout: 30_000 })
    .toContain('The dashboard is not ready yet');
  const stopAsking = keepAsking();
  await expect
    .poll(() => copy.output.match(/The dashboard ended/g)?.length ?? 0, { timeout: 60_000 })
    .toBeGreaterThan(2);
  expect(copy.child.exitCode).toBe(null);
  rmSync(database);
  for (const name of files) renameSync(join(whole, name), join(dataDir, name));
  await expect.poll(bothReady, { timeout: 60_000 }).toBe(true);
  expect(await stopAsking()).toBeGreaterThan(20);
  copy.child.kill('SIGTERM');
  expect(await copy.ended).toBe(143);
});

test('npm run up serves the website with a broken database and says what is wrong', async () => {
  const database = join(dataDir, 'dashboard.db');
  for (const name of readdirSync(dataDir).filter((one) => one.startsWith('dashboard.db'))) {
    rmSync(join(dataDir, name));
  }
  writeFileSync(database, 'this is no database '.repeat(500));
  const copy = start('up');
  await expect
    .poll(() => copy.output, { timeout: 60_000 })
    .toContain(`Website    http://localhost:${port}`);
  expect(copy.output).toContain(`the database ${database} is damaged`);
  for (const path of PAGES) expect(await getStatus(path), path).toBe(200);
  expect(copy.child.exitCode).toBe(null);
  copy.child.kill('SIGTERM');
  expect(await copy.ended).toBe(143);
});
