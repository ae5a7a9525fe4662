import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../system/commands.ts';

const PHYSICAL = [
  /(?<![\w-])(?:left|right|top|bottom)\s*:/g,
  /(?<![\w-])(?:margin|padding|scroll-margin|scroll-padding)-(?:left|right|top|bottom)\s*:/g,
  /(?<![\w-])border-(?:left|right|top|bottom)(?:-\w+)*\s*:/g,
  /(?<![\w-])(?:text-align|float|clear)\s*:\s*(?:left|right)\b/g,
];

/** Declarations that a right-to-left layout would not mirror, with their line. */
function findPhysical(css: string): string[] {
  const code = css.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '));
  return PHYSICAL.flatMap((pattern) =>
    [...code.matchAll(pattern)].map(
      (match) => `${code.slice(0, match.index).split('\n').length}: ${match[0]}`,
    ),
  );
}

/** Matches in those files of the website that git tracks, each with its path. */
function findIn(pattern: string, find: (text: string, path: string) => string[]): string[] {
  return execFileSync('git', ['ls-files', '-z', '--', pattern], { cwd: root, encoding: 'utf8' })
    .split('\0')
    .filter(Boolean)
    .flatMap((path) =>
      find(readFileSync(join(root, path), 'utf8'), path).map((found) => `${path}: ${found}`),
    );
}

test('physical properties are reported, and logical ones are not', () => {
  expect(findPhysical('a { margin-left: 1px }')).toHaveLength(1);
  expect(findPhysical('a {\n  left: 0;\n}')).toEqual(['2: left:']);
  expect(findPhysical('a { border-top-left-radius: 1px; text-align: left }')).toHaveLength(2);
  expect(findPhysical('a { margin-inline-start: 1px; inset-inline-start: 0 }')).toEqual([]);
  expect(
    findPhysical('a { --from-left: 1px; transition: left 1s; transform-origin: left }'),
  ).toEqual([]);
  expect(findPhysical('/* left: 0 */ a { grid-area: top }')).toEqual([]);
});

test("the website's stylesheets use logical properties only", () => {
  expect(findIn('apps/website/*.css', findPhysical)).toEqual([]);
});

test('a breakpoint belongs to the wider layout, in stylesheets and in `media` of pictures', () => {
  const toMatches = (text: string) => text.match(/\bwidth (?:<=|>) \d+px/g) ?? [];
  expect(findIn('apps/website/*.css', toMatches)).toEqual([]);
  expect(findIn('apps/website/*.ts*', toMatches)).toEqual([]);
});

/** Classes that a component uses and its style sheet lacks: the page would get the class `undefined`. */
function findMissingClasses(code: string, readSheet: (name: string) => string): string[] {
  const sheets = [...code.matchAll(/import (\w+) from '\.\/([\w.-]+\.module\.css)'/g)];
  return sheets.flatMap(([, name = '', sheet = '']) => {
    const css = readSheet(sheet);
    const used = [...code.matchAll(new RegExp(`\\b${name}\\.([\\w]+)`, 'g'))].map(
      ([, one = '']) => one,
    );
    return [...new Set(used)].filter((one) => !new RegExp(`\\.${one}(?![\\w-])`).test(css));
  });
}

test('a class that is missing in a stylesheet is reported', () => {
  const code =
    "import styles from './A.module.css';\n<p className={styles.there} id={styles.gone} />";
  expect(findMissingClasses(code, () => '.there { color: red }')).toEqual(['gone']);
});

test('every class that a component uses is in its stylesheet', () => {
  const findings = findIn('apps/website/src/*.tsx', (code, path) =>
    findMissingClasses(code, (sheet) => readFileSync(join(root, dirname(path), sheet), 'utf8')),
  );
  expect(findings).toEqual([]);
});
