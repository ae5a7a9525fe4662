import { describe, expect, it } from 'vitest';
import { findGrowth, type GrowthCase, hostileShapes } from './growth.ts';

/** Longest text of the short run, in bytes. Fast growth is visible by then, and whole uploads take minutes. */
const SHORT_LIMIT = 80 * 1024;

async function findSlowShapes(parser: GrowthCase) {
  const slow: Record<string, unknown> = {};
  for (const [name, shape] of Object.entries(hostileShapes)) {
    const growth = await findGrowth(parser, shape);
    if (growth) slow[name] = growth;
  }
  return slow;
}

/** Tests that a parser takes linear time for hostile texts: short ones in each run, and nightly up to its limit. */
export function describeParsers(parsers: Record<string, GrowthCase>): void {
  describe.each(Object.entries(parsers))('%s', (_name, parser) => {
    const limit = Math.min(parser.limit, SHORT_LIMIT);
    it('takes linear time for any content', {
      timeout: 120_000,
    }, async () => {
      expect(await findSlowShapes({ ...parser, limit })).toEqual({});
    });
    it.runIf(limit < parser.limit)(
      'takes linear time up to the size limit',
      {
        timeout: 240_000,
        tags: 'nightly',
      },
      async () => {
        expect(await findSlowShapes(parser)).toEqual({});
      },
    );
  });
}
