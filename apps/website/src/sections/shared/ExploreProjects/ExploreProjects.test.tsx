import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ExploreProjects } from './ExploreProjects.tsx';

it('shows the empty placeholder for a project without a tile', () => {
  const tile = { href: '/rka', client: 'RKA', about: 'A restaurant', id: 'rka', mobileOrder: 1 };
  const copy = { heading: [{ text: 'Projects', volume: 6 as const }], seeMore: 'See more' };
  const html = renderToStaticMarkup(
    <ExploreProjects
      copy={copy}
      tiles={[tile, undefined, tile]}
      more={{ href: '/our-work', label: 'All' }}
    />,
  );
  expect(html.match(/<li>/g)).toHaveLength(3);
  expect(html.match(/data-empty/g)).toHaveLength(1);
  expect(html.match(/data-small-variant="\w+"/g)).toEqual([
    'data-small-variant="small"',
    'data-small-variant="small"',
    'data-small-variant="wide"',
  ]);
});
