import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Carousel } from './Carousel.tsx';

const drawing = { src: '/growth.svg', width: 1440, height: 900, alt: '' };
const slide = { title: 'Growth', text: 'One small point.', score: 'growth' as const, drawing };
const image = { src: '/wide.webp', width: 1440, height: 900, alt: 'A seed', placeholder: 'data:,' };
const mobileImage = { ...image, src: '/tall.webp', width: 900, height: 1200 };
const copy = { label: 'Values', role: 'carousel', position: '{title} {number} {total}' };
const render = (slides: Parameters<typeof Carousel>[0]['slides']) =>
  renderToStaticMarkup(
    <Carousel {...copy} slides={slides}>
      {null}
    </Carousel>,
  );

it('shows the drawing of a slide without a picture', () => {
  const html = render([slide]);
  expect(html).toContain('/growth.svg');
  expect(html).not.toContain('<source');
});
it('shows a picture instead of the drawing, another one up to 768 px, and a blur until they load', () => {
  const html = render([{ ...slide, image, mobileImage }]);
  expect(html).not.toContain('/growth.svg');
  expect(html).toContain('alt="A seed"');
  expect(html).toMatch(/<source media="\(width &lt; 768px\)" srcSet="\/tall\.webp"/);
  expect(html).toContain('src="data:,"');
  expect(render([{ ...slide, image }])).not.toContain('<source');
});
