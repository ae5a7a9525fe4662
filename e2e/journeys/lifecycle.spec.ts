import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
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

/** `npm start`, and what it printed so far. */
function start() {
  const child = spawn('node', ['scripts/start.ts'], { cwd: root, env });
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

const bothReady = async () =>
  (await answersReady(`http://127.0.0.1:${port}`)) &&
  (await answersReady(`http://127.0.0.1:${dashboardPort}`));
const bothFree = async () =>
  (await isPortFree(port, '127.0.0.1')) && (await isPortFree(dashboardPort, '127.0.0.1'));

test('npm start is ready within 10 s, refuses taken ports, outlives a crash and stops cleanly', async () => {
  const copy = start();
  await expect.poll(() => copy.output, { timeout: 10_000 }).toContain(`http://localhost:${port}`);
  expect(await bothReady()).toBe(true);

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
