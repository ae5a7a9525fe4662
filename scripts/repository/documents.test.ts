import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../system/commands.ts';
import { putSettingsTable, SETTINGS_DOCUMENT } from '../system/settings-table.ts';

const read = (name: string) => readFileSync(join(root, name), 'utf8');

test('the table of settings is what the processes read (npm run docs)', () => {
  const text = read(SETTINGS_DOCUMENT);
  expect(text).toBe(putSettingsTable(text));
});

const documents = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/**/*.md', { cwd: root })];

test.each(documents)('%s names only scripts and files that exist', (name) => {
  const text = read(name);
  const unknown = [...text.matchAll(/npm run ([a-z\d]+)(?: -w @agency\/([a-z]+))?/g)].filter(
    ([, script = '', app]) => {
      const manifest = app ? `apps/${app}/package.json` : 'package.json';
      return !(script in JSON.parse(read(manifest)).scripts);
    },
  );
  expect(unknown.map(([command]) => command)).toEqual([]);
  const links = [...text.matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(([, path = '']) => path);
  const from = join(root, name, '..');
  expect(links.filter((path) => !existsSync(join(from, path)))).toEqual([]);
});
