import { expect, it } from 'vitest';
import { toVariantDirectives } from './picture-variants.ts';

it.each([
  ['case-studies/wise/tile.webp', '320;480;640;960', 'webp'],
  ['case-studies/wise/banner-tall.webp', '480;780;900', 'avif'],
  ['case-studies/wise/gallery-1.avif', '640;960;1600', 'webp'],
  ['case-studies/wise/close-up.avif', '800;1200;2080', 'webp'],
  ['case-studies/wise/banner.webp', '480;640;960;1600', 'webp'],
  ['pages/people-of-cairo/street.webp', '360;560;720;1040', 'webp'],
  ['pages/nasj/loom.webp', '480;640;960;1600', 'webp'],
])('%s is written %s pixels wide, as %s', (file, widths, format) => {
  const directives = toVariantDirectives(`/srv/packages/content/${file}`);
  expect(directives).toMatchObject({ w: widths, format, as: 'picture' });
});
