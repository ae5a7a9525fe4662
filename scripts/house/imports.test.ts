import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rooms } from '../../imports.config.ts';
import { projectEnvironment, root } from '../system/commands.ts';

const site = 'apps/website/src';

/** A repository in which every file breaks one rule but for the last ones; file → its text. */
const files: Record<string, string> = {
  [`${site}/sections/landing/Hero/Hero.tsx`]: 'import { page } from "../../../pages/index.ts"',
  [`${site}/sections/company/Awards/Awards.tsx`]:
    'import { Hero } from "../../landing/Hero/Hero.tsx"',
  [`${site}/ui/Dot.tsx`]: 'import { Hero } from "../sections/landing/Hero/Hero.tsx"',
  [`${site}/ui/Words.tsx`]: 'import { words } from "../../../../packages/content/schemas/words.ts"',
  [`${site}/ui/Panel.tsx`]: 'import type { Panel } from "../../../dashboard/src/panel/panel.ts"',
  [`${site}/model/sum.ts`]: 'export { draw } from "../open-graph/draw.ts"',
  [`${site}/model/later.ts`]: 'export const later = () => import("../dashboard/client.ts")',
  [`${site}/images/first.ts`]:
    'import type { Second } from "./second.ts"; export type First = Second',
  [`${site}/images/second.ts`]:
    'import type { First } from "./first.ts"; export type Second = First',
  [`${site}/i18n/settings.ts`]: 'import { port } from "../../server/settings.ts"',
  'packages/contracts/blog.ts':
    'import { Hero } from "../../apps/website/src/sections/landing/Hero/Hero.tsx"',
  'e2e/run.ts': 'import "../bench/load.ts"',

  [`${site}/ui/Good.tsx`]:
    'import type { Words } from "../../../../packages/content/schemas/words.ts"',
  [`${site}/ui/good.test.ts`]: 'import { page } from "../pages/index.ts"',
  [`${site}/pages/index.ts`]: 'export const page = 1',
  'packages/content/schemas/words.ts': 'export const words = 1; export type Words = 1',
  [`${site}/open-graph/draw.ts`]: 'import { sum } from "../model/plus.ts"; export const draw = sum',
  [`${site}/model/plus.ts`]: 'export const sum = 1',
  [`${site}/dashboard/client.ts`]: 'export const client = 1',
  'apps/website/server/settings.ts': 'export const port = 1',
  'apps/dashboard/src/panel/panel.ts': 'export type Panel = 1',
  'bench/load.ts': 'import "../scripts/system/run.ts"',
  'scripts/system/run.ts': 'export const run = 1',
};

let folder = '';
let violations: { from: string; rule: { name: string } }[] = [];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'imports-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), `${text};\n`);
  }
  const config = join(root, 'imports.config.ts');
  const { stdout } = spawnSync('depcruise', ['-c', config, '-T', 'json', '.'], {
    cwd: folder,
    env: projectEnvironment(),
    encoding: 'utf8',
  });
  violations = JSON.parse(stdout).summary.violations;
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const findRules = (file: string) =>
  violations.filter(({ from }) => from === file).map(({ rule }) => rule.name);

test.each([
  [`${site}/sections/landing/Hero/Hero.tsx`, 'nothing-imports-pages'],
  [`${site}/sections/company/Awards/Awards.tsx`, 'sections-of-one-page'],
  [`${site}/ui/Dot.tsx`, `from ${site}/ui`],
  [`${site}/ui/Words.tsx`, `types from ${site}/ui`],
  [`${site}/ui/Panel.tsx`, 'programs-never-meet'],
  [`${site}/model/sum.ts`, `from ${site}/model`],
  [`${site}/model/later.ts`, `from ${site}/model`],
  [`${site}/images/first.ts`, 'no-circles'],
  [`${site}/i18n/settings.ts`, 'src-does-not-import-server'],
  ['packages/contracts/blog.ts', 'from packages/contracts'],
  ['e2e/run.ts', 'from e2e'],
])('%s breaks the rule %s', (file, rule) => {
  expect(findRules(file)).toContain(rule);
});

test.each([
  `${site}/ui/Good.tsx`,
  `${site}/ui/good.test.ts`,
  `${site}/open-graph/draw.ts`,
  'bench/load.ts',
])('%s breaks none', (file) => {
  expect(findRules(file)).toEqual([]);
});

test('every folder has its row in the table', () => {
  const folders = globSync(['apps/*/{server,vite-plugins}', 'apps/*/src/*', 'packages/*'], {
    cwd: root,
    withFileTypes: true,
  })
    .filter((entry) => entry.isDirectory() && entry.name !== 'testing')
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
  const known = new Set(rooms.map(({ room }) => room));
  expect(folders.filter((path) => !known.has(path))).toEqual([]);
});

test('the table names only what is there', () => {
  const named = new Set(rooms.flatMap(({ room, to, types = [] }) => [room, ...to, ...types]));
  expect([...named].filter((path) => !existsSync(join(root, path)))).toEqual([]);
});
