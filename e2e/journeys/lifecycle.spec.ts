import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import {
  createStartEnvironment,
  findChildProcesses,
  type StartEnvironment,
} from '../system/npm-start.ts';
import { isShortForm } from '../system/short-form.ts';
import { expect, test } from '../test.ts';

let home: StartEnvironment;
test.beforeAll(async () => {
  home = await createStartEnvironment();
});
test.afterAll(() => home.dispose());

/** Time until `npm start` is ready, in milliseconds. The short form runs on busy machines. */
const LONGEST_START = isShortForm ? 60_000 : 20_000;

test('npm start is ready in time, rejects used ports, survives a crash and stops cleanly', async () => {
  const { dataDir, port, start, areBothReady, areBothFree } = home;
  const copy = start();
  const address = `http://localhost:${port}`;
  await expect.poll(() => copy.output, { timeout: LONGEST_START }).toContain(address);
  expect(await areBothReady()).toBe(true);
  // Only the account that runs the processes may read messages and secrets.
  const open = readdirSync(dataDir).filter((name) => statSync(join(dataDir, name)).mode & 0o077);
  expect(open, 'readable for others').toEqual([]);

  const second = start();
  expect(await second.ended).toBe(1);
  expect(second.output).toContain('is taken by a copy that is already running');

  for (const pid of findChildProcesses(copy.child.pid ?? 0)) process.kill(pid, 'SIGKILL');
  await expect.poll(() => copy.output, { timeout: 60_000 }).toContain('starting it again');
  await expect.poll(areBothReady, { timeout: 60_000 }).toBe(true);

  copy.child.kill('SIGTERM');
  expect(await copy.ended).toBe(143);
  expect(await areBothFree()).toBe(true);
});
