import { expect, it } from 'vitest';
import { blockPictures } from './block-pictures.ts';

it.each(Object.entries(blockPictures))(
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
