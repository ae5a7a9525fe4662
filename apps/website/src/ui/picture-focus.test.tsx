import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { MOBILE, type ResponsiveImage } from '../model/responsive-image.ts';
import { Picture } from './Picture.tsx';

const image: ResponsiveImage = { src: '/a.webp', width: 16, height: 9, alt: 'A' };
const focus = { x: 20, y: 0, width: 20, height: 100 };
const draw = (wide: ResponsiveImage, mobile?: ResponsiveImage) =>
  renderToStaticMarkup(
    <Picture image={wide} mobile={mobile && { media: MOBILE, image: mobile }} />,
  ).match(/data-[\w-]*focus="[^"]*"/g) ?? [];

it('names the position of its focus, and on phones that of its mobile variant', () => {
  expect(draw(image)).toEqual([]);
  expect(draw({ ...image, focus })).toEqual(['data-focus="25 50"']);
  expect(draw({ ...image, focus }, image)).toEqual([
    'data-focus="25 50"',
    'data-mobile-focus="50 50"',
  ]);
  expect(draw(image, { ...image, focus })).toEqual([
    'data-focus="50 50"',
    'data-mobile-focus="25 50"',
  ]);
});

it('leaves the position to the rule of a detail', () => {
  expect(draw({ ...image, focus, crop: { x: 0, y: 0, scale: 2 } })).toEqual([]);
});
