import { expect, it } from 'vitest';
import { findGrowth, type GrowthCase } from './growth.ts';

const toText = (size: number) => 'a'.repeat(size);

/** Work that takes this many milliseconds of this thread. */
function work(milliseconds: number): void {
  const begun = process.threadCpuUsage();
  // Reading the time takes system time, which is not measured, so it is read rarely.
  for (let turn = 1; turn % 100_000 || process.threadCpuUsage(begun).user < milliseconds * 1000; ) {
    turn += 1;
  }
}

it.each<[string, GrowthCase]>([
  [
    'grows with the square of the text',
    { limit: 160_000, parse: ({ length }) => work((length / 10_000) ** 2) },
  ],
  ['is too slow for the shortest text already', { limit: 160_000, parse: () => work(300) }],
  [
    'is slow at its very limit only',
    { limit: 100_000, parse: ({ length }) => work(length === 100_000 ? 200 : 0) },
  ],
])('a parser that %s is found', async (_what, parser) => {
  expect(await findGrowth(parser, toText)).toBeDefined();
});

it('a parser with linear time is not reported', async () => {
  const parser = { limit: 1_000_000, parse: ({ length }: string) => work(length / 10_000) };
  expect(await findGrowth(parser, toText)).toBeUndefined();
});
