import { execFileSync } from 'node:child_process';
import { basename, dirname } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../system/commands.ts';

const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' })
  .split('\0')
  .filter(Boolean);

const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const COMPONENT = /^[A-Z][A-Za-z0-9]*$/;

// Names that a tool, a route or a client's name spells for us.
const SPELLED_ELSEWHERE = [
  /(^|\/)(README|CONTRIBUTING|LICENCES)\.md$/,
  /^deploy\/\w+\/(Caddyfile|Containerfile)$/,
  /^docs\/decisions\/\d{4}-[a-z0-9-]+\.md$/,
  /^apps\/website\/src\/pages\//,
  /^apps\/website\/public\//,
  /\/fixtures\//,
  /^apps\/dashboard\/src\/app\//,
  /^apps\/dashboard\/src\/migrations\//,
];

function isWellNamed(path: string): boolean {
  if (SPELLED_ELSEWHERE.some((pattern) => pattern.test(path))) return true;
  const [name = ''] = basename(path).replace(/^\./, '').split('.');
  const isComponentFile = /\.(tsx|astro|module\.css|test\.tsx)$/.test(path);
  return KEBAB.test(name) || (isComponentFile && COMPONENT.test(name));
}

test('files are kebab-case, components are named like their component', () => {
  expect(files.filter((path) => !isWellNamed(path))).toEqual([]);
});

test('index.ts is only the entry of a package', () => {
  const entries = files.filter((path) => /(^|\/)index\.tsx?$/.test(path));
  expect(entries.filter((path) => !/^packages\/[^/]+\/index\.ts$/.test(path))).toEqual([]);
});

test('no folder is a drawer for whatever has no place', () => {
  const drawers = /(^|\/)(utils?|helpers?|common|misc|lib)(\/|$)/;
  expect(files.filter((path) => drawers.test(dirname(path)))).toEqual([]);
});
