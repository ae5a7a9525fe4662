import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const sources = globSync(`${import.meta.dirname}/../**/*.css`);

it('what follows the scroll states no shorthand: minified, the timeline would be joined to it, which browsers refuse', () => {
  const rules = sources.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/[^{}]*\{[^{}]*\}/g)].map(([rule]) => rule),
  );
  const following = rules.filter((rule) => rule.includes('animation-timeline:'));
  expect(following.length).toBeGreaterThan(0);
  expect(following.filter((rule) => /[\s;{]animation:/.test(rule))).toEqual([]);
});
