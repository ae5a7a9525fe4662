import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../system/commands.ts';
import { readLastRelease, toLastRelease } from './last-release.ts';
import { findForbidden } from './licences.ts';
import { readChanges, toNotes } from './notes.ts';

test('every package that reaches a server has an allowed licence', () => {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  expect(findForbidden(packages)).toEqual([]);
  const gpl = { 'node_modules/a': { license: 'GPL-3.0-only' }, 'node_modules/b': {} };
  expect(findForbidden(gpl)).toEqual(['a (GPL-3.0-only)', 'b (no licence)']);
});

test('notes list new migrations, settings, packages and commits', () => {
  const output: Record<string, string> = {
    '--name-only': 'apps/dashboard/src/migrations/sqlite/20261123_172244_virus_scan.ts\n',
    '--format=%s': 'inbox: say more\n',
    'README.md': '+| `NOT_A_SETTING` | 1 |\n',
    'docs/configuration.md':
      '-| `OLD` | 1 |\n+| `CLAMD` | off |\n-| `PORT` | a |\n+| `PORT` | b |\n',
    'package.json':
      '-    "astro": "7.0.0",\n+    "astro": "7.1.0",\n+    "new": "2.0.0",\n-    "old": "1.0.0"\n+  "version": "1.0.0"',
  };
  const git = (...args: string[]) =>
    Object.entries(output).find(([argument]) => args.includes(argument))?.[1] ?? '';
  const changes = readChanges('v1', git);
  const notes = toNotes('v2', 'v1', changes);
  const lines = notes.split('\n').filter((line) => line.startsWith('- '));
  expect(lines).toEqual([
    '- Migration virus_scan: make a backup first to be able to go back',
    '- OLD, removed',
    '- CLAMD, new',
    '- inbox: say more',
    '- astro 7.0.0 → 7.1.0',
    '- new 2.0.0, new',
    '- old, removed',
  ]);
  expect(
    toNotes(
      'v2',
      'v1',
      readChanges('v1', () => ''),
    ),
  ).toContain('the previous release runs');
});

test('the last release is recorded with its commit and the newest migrations', () => {
  const record = toLastRelease('abc');
  expect(record.commit).toBe('abc');
  for (const kind of ['sqlite', 'postgres'] as const) {
    expect(record[kind]).toMatch(/^\d{8}_\d{6}_/);
    expect(readLastRelease()[kind] <= record[kind]).toBe(true);
  }
  // Null before the first release.
  expect(readLastRelease().commit ?? '0'.repeat(40)).toMatch(/^[\da-f]{40}$/);
});
