import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../system/commands.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** Every typeface that one of these folders depends on. */
const listUsed = (folders: string) => [
  ...new Set(
    globSync(`${folders}/package.json`, { cwd: root }).flatMap((manifest) => {
      const { dependencies, devDependencies } = JSON.parse(read(manifest));
      const names = Object.keys({ ...dependencies, ...devDependencies });
      return names.filter((name) => name.startsWith('@fontsource'));
    }),
  ),
];

/** Package → licence, as the page lists them. */
const listed = new Map(
  [...read('art/LICENCES.md').matchAll(/^\| .+ \| `(@fontsource[^`]+)` \| .+ \| (\S+) \|$/gm)].map(
    ([, name = '', licence = '']) => [name, licence],
  ),
);

test('art/LICENCES.md lists every typeface, and no other', () => {
  expect([...listed.keys()].sort()).toEqual(listUsed('{apps/*,art,packages/*}').sort());
});

// Those of the artwork alone are looked at by its own check, where they are installed.
test.each(listUsed('{apps/*,packages/*}'))('%s comes under the licence the page names', (name) => {
  const { license } = JSON.parse(read(`node_modules/${name}/package.json`));
  expect(listed.get(name)).toBe(license);
  expect(read(`node_modules/${name}/LICENSE`)).toContain('SIL OPEN FONT LICENSE Version 1.1');
});
