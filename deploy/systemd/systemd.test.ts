import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MISCONFIGURED } from '@agency/server/lifecycle';
import { expect, test } from 'vitest';
import { findExecutable, root } from '../../scripts/system/commands.ts';
import { listVariables } from '../../scripts/system/settings-table.ts';

const FOLDER = import.meta.dirname;
const GUIDE = readFileSync(join(root, 'docs/deployment.md'), 'utf8');
const NAMES = ['website', 'dashboard'] as const;
/** Maximum exposure of `systemd-analyze security`, in tenths of ten; below 20 it says "OK". */
const MAX_EXPOSED = 20;

const readUnit = (name: string) => readFileSync(join(FOLDER, `agency-${name}.service`), 'utf8');
const getSettings = (unit: string, key: string) =>
  [...unit.matchAll(new RegExp(`^${key}=(.*)$`, 'gm'))].map(([, value]) => value);

test.each(NAMES)('the %s has the start command of its package', (name) => {
  const [start = ''] = getSettings(readUnit(name), 'ExecStart');
  const manifest = join(root, 'apps', name, 'package.json');
  const { scripts } = JSON.parse(readFileSync(manifest, 'utf8'));
  expect(start.replace(/^\S+\/node /, 'node ')).toBe(scripts.start);
});

test.each(NAMES)('the %s is restarted for ever, except with invalid settings', (name) => {
  const unit = readUnit(name);
  expect(getSettings(unit, 'Restart')).toEqual(['always']);
  expect(getSettings(unit, 'StartLimitIntervalSec')).toEqual(['0']);
  expect(getSettings(unit, 'RestartPreventExitStatus')).toEqual([String(MISCONFIGURED)]);
});

test.each(NAMES)('the %s runs as its own user, with its data in the state directory', (name) => {
  const unit = readUnit(name);
  const [user] = getSettings(unit, 'User');
  expect(GUIDE).toMatch(new RegExp(`^adduser --system .* ${user}$`, 'm'));
  const [state] = getSettings(unit, 'StateDirectory');
  expect(getSettings(unit, 'Environment')).toContain(`DATA_DIR=/var/lib/${state}`);
});

test('the two units differ only in name, description and memory', () => {
  const [website, dashboard] = NAMES.map((name) =>
    readUnit(name)
      .replaceAll(name, 'program')
      .replace(/^(Description|ExecStart)=.*$/gm, '$1'),
  );
  expect(website).toBe(dashboard);
});

test('environment files contain known settings, and no secrets', () => {
  for (const file of ['site', 'dashboard', 'shared-secrets']) {
    const lines = readFileSync(join(FOLDER, `${file}.env`), 'utf8').split('\n');
    const given = lines.flatMap((line) => /^#?([A-Z][A-Z\d_]*)=(.*)$/.exec(line)?.[1] ?? []);
    expect(given.length).toBeGreaterThan(0);
    expect(given.filter((name) => !listVariables().has(name))).toEqual([]);
    expect(lines.filter((line) => /^[A-Z_]*(SECRET|KEY)=./.test(line))).toEqual([]);
  }
});

// Skipped without systemd.
test.skipIf(!findExecutable('systemd-analyze'))(
  'systemd reads the units and finds little open',
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'agency-units-'));
    try {
      for (const name of [...NAMES, 'health']) {
        // It checks that the executable exists, which here is that of this checkout.
        const file = join(folder, `agency-${name}.service`);
        const unit = readUnit(name)
          .replaceAll('/srv/agency/current', root)
          .replaceAll('/usr/local/sbin', FOLDER);
        writeFileSync(file, unit);
        const said = execFileSync('systemd-analyze', ['verify', '--man=no', file], {
          encoding: 'utf8',
          stdio: 'pipe',
        });
        expect(said).toBe('');
        execFileSync(
          'systemd-analyze',
          ['security', '--offline=yes', `--threshold=${MAX_EXPOSED}`, file],
          { stdio: 'pipe' },
        );
      }
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
);
