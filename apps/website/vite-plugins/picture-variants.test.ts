import { expect, it } from 'vitest';
import { toVariantDirectives } from './picture-variants.ts';

it.each([
  ['case-studies/wise/tile.webp', '320;480;640;960;1200', 'webp'],
  ['case-studies/wise/small.webp', '320;480;640;960;1440', 'webp'],
  ['case-studies/wise/banner-tall.webp', '480;780;900', 'avif'],
  ['case-studies/wise/banner.avif', '960;1600', 'webp'],
  ['case-studies/wise/banner.webp', '480;640;960;1600', 'webp'],
  ['case-studies/wise/wide.avif', '480;640;960;1600', 'webp'],
  ['case-studies/rka/film-1.avif', '480;640;960;1600', 'webp'],
  ['case-studies/wise/gallery-1.avif', '640;960', 'webp'],
  ['case-studies/wise/gallery-1.webp', '480;640;960;1600', 'webp'],
  ['case-studies/wise/close-up.avif', '800;1200', 'webp'],
  ['pages/people-of-cairo/radio.avif', '360;560;720', 'webp'],
  ['pages/nasj/gallery-1.avif', '480;640;960', 'webp'],
  ['pages/nasj/gallery-3.avif', '480;640;960;1600', 'webp'],
  ['pages/nasj/board.webp', '480;640;960;1600', 'webp'],
])('%s is written %s pixels wide, as %s', (file, widths, format) => {
  const directives = toVariantDirectives(`/srv/packages/content/${file}`);
  expect(directives).toMatchObject({ w: widths, format, as: 'picture' });
});
