import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { NextProject } from './NextProject.tsx';

it('isolates the name, so that a Latin one keeps the order of its words on an Arabic page', () => {
  const html = renderToStaticMarkup(
    <NextProject href="/ar/mono&co" id="mono" client="Mono & Co" label="المشروع التالي" />,
  );
  const name = /<bdi>(.*)<\/bdi>/.exec(html)?.[1]?.replace(/<[^>]+>/g, '');
  expect(name).toBe('Mono &amp; Co');
});
