import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const sources = globSync(`${import.meta.dirname}/../**/*.css`);

it('scroll animations use no animation shorthand: minified, it would contain the timeline, which browsers reject', () => {
  const rules = sources.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/[^{}]*\{[^{}]*\}/g)].map(([rule]) => rule),
  );
  const following = rules.filter((rule) => rule.includes('animation-timeline:'));
  expect(following.length).toBeGreaterThan(0);
  expect(following.filter((rule) => /[\s;{]animation:/.test(rule))).toEqual([]);
});

it('text that swells has a family of one file, in the typeface of each language', () => {
  const styles = sources.map((file) => readFileSync(file, 'utf8')).join('\n');
  const count = (pattern: RegExp) => [...styles.matchAll(pattern)].length;
  const families = [...styles.matchAll(/--font-swell:\s*'([^']+)'/g)].map(([, name = '']) => name);
  expect(families.length).toBe(count(/--font-sans:/g));
  const files = families.map((name) =>
    count(new RegExp(`@font-face \\{\\s*font-family: '${name}';`, 'g')),
  );
  expect(files).toEqual(families.map(() => 1));
});
