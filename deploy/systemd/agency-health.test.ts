import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const SCRIPT = join(import.meta.dirname, 'agency-health');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'agency-health-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

interface Situation {
  /** Ports that respond. */
  answering: number[];
  /** The invocation id of each service in systemd. */
  run: string;
  state?: 'active' | 'activating' | 'inactive';
}

/** Runs the script with fakes of systemd and curl. Returns the services that it killed. */
function check({ answering, run, state = 'active' }: Situation): string[] {
  const ended = join(folder, 'ended');
  rmSync(ended, { force: true });
  const put = (name: string, text: string) => {
    writeFileSync(join(folder, name), `#!/bin/sh\n${text}\n`);
    chmodSync(join(folder, name), 0o755);
  };
  put(
    'systemctl',
    `case $1 in
      show) echo ${run} ;;
      is-active) echo ${state} ;;
      kill) echo "$3 $2" >> ${ended} ;;
    esac`,
  );
  put(
    'curl',
    `case "$*" in ${answering.map((port) => `*:${port}/healthz) exit 0 ;;`).join(' ')} esac; exit 28`,
  );
  const { status, stderr } = spawnSync('sh', [SCRIPT], {
    encoding: 'utf8',
    env: { PATH: `${folder}:${process.env.PATH}`, RUNTIME_DIRECTORY: folder, PAUSE: '0' },
  });
  expect(status, stderr).toBe(0);
  return existsSync(ended) ? readFileSync(ended, 'utf8').trim().split('\n') : [];
}

test('an app that stops responding is ended, and the other is not', () => {
  expect(check({ answering: [3000, 4321], run: 'first' })).toEqual([]);
  expect(check({ answering: [4321], run: 'first' })).toEqual(['agency-dashboard --signal=SIGKILL']);
});

test('an app that is starting is not ended, however long that takes', () => {
  expect(check({ answering: [3000, 4321], run: 'first' })).toEqual([]);
  expect(check({ answering: [], run: 'second' })).toEqual([]);
  expect(check({ answering: [], run: 'second' })).toEqual([]);
});

test('a stopped app is ignored', () => {
  expect(check({ answering: [3000, 4321], run: 'first' })).toEqual([]);
  expect(check({ answering: [], run: 'first', state: 'inactive' })).toEqual([]);
});
