import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../system/commands.ts';
import { putSettingsTable } from '../system/settings-table.ts';

const read = (name: string) => readFileSync(join(root, name), 'utf8');

test("the README's configuration table is what the programs read (npm run docs)", () => {
  expect(read('README.md')).toBe(putSettingsTable(read('README.md')));
});

test.each([
  'README.md',
  'CONTRIBUTING.md',
  'docs/architecture.md',
  'docs/deploy.md',
  'docs/virus-scan.md',
  'docs/offline.md',
  'docs/product.md',
  'docs/quality.md',
  'docs/reliability.md',
])('%s names only scripts and files that exist', (name) => {
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
