import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { isArabic } from './arabic.ts';
import { getDrawnWords } from './drawn-words.ts';
import { findHeadings } from './heading-fit.ts';

const files = globSync('pages/*/ar.yaml', { cwd: import.meta.dirname });
const headings = files.flatMap((file) =>
  findHeadings(file, parse(readFileSync(join(import.meta.dirname, file), 'utf8'))),
);
const rising = headings.filter(({ heading }) => {
  const last = heading.lines.at(-1)?.at(-1);
  return last?.volume === 'crescendo' && isArabic(last.text);
});

it('has an outline of every Arabic heading with a crescendo, in whole numbers', () => {
  expect(rising.length).toBeGreaterThan(10);
  const drawn = rising.map(({ name, heading }) => ({ name, words: getDrawnWords(heading) }));
  expect(drawn.filter(({ words }) => !words).map(({ name }) => name)).toEqual([]);
  for (const { words } of drawn)
    for (const { path } of [words?.wide, words?.narrow].map((one) => one ?? { path: '' }))
      expect(path).toMatch(/^M[\d\slqcz Mh-]+z$/);
});

it('has an outline of every Arabic name of a client', () => {
  const schema = z.object({ client: z.string() });
  for (const file of globSync('case-studies/*/ar.yaml', { cwd: import.meta.dirname })) {
    const { client } = schema.parse(parse(readFileSync(join(import.meta.dirname, file), 'utf8')));
    const words = client.split(' ');
    const last = words.at(-1) ?? '';
    if (!isArabic(last)) continue;
    const before = words.slice(0, -1).join(' ');
    const quiet = before ? [{ text: before, volume: 1 as const }] : [];
    const lines = [[...quiet, { text: last, volume: 'crescendo' as const }]];
    expect([client, getDrawnWords({ lines, end: 'dot', narrow: 'runs' })?.wide.width]).toEqual([
      client,
      expect.any(Number),
    ]);
  }
});

it('has no outline for a word of a heading that has been edited', () => {
  const [first] = rising;
  if (!first) throw new Error('No heading rises.');
  const { lines, ...rest } = first.heading;
  expect(getDrawnWords({ ...rest, lines: [...lines, [{ text: 'جديد', volume: 1 }]] })).toBe(
    undefined,
  );
});
