import { expect, it } from 'vitest';
import { blockThumbnails } from '../collections/case-studies/block-thumbnails.ts';
import { caseStudyBlocks } from '../collections/case-studies/blocks.ts';
import { blockPictures } from './block-pictures.ts';

it.each(Object.entries({ ...blockPictures, ...blockThumbnails }))(
  '%s is drawn by ourselves, and sound',
  (_name, { icon, thumbnail }) => {
    for (const { url } of [icon, thumbnail]) {
      const drawing = decodeURIComponent(url.replace('data:image/svg+xml,', ''));
      expect(drawing).toMatch(
        /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"[^<]*>(?:<(?:path|circle)[^<>]*\/>)+<\/svg>$/,
      );
    }
  },
);

it('every block of a case study has its own thumbnail', () => {
  const drawings = caseStudyBlocks.map(({ admin }) => admin?.images?.thumbnail);
  expect(drawings).not.toContain(undefined);
  expect(new Set(drawings.map((one) => JSON.stringify(one))).size).toBe(caseStudyBlocks.length);
});
