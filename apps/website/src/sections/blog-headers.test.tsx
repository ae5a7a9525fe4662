import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { EarlierBlogs } from './blogs/EarlierBlogs/EarlierBlogs.tsx';
import { LatestBlogs } from './landing/LatestBlogs/LatestBlogs.tsx';
import { BlogCards } from './shared/BlogCards/BlogCards.tsx';
import { FeaturedBlog } from './shared/FeaturedBlog/FeaturedBlog.tsx';

const toCard = (name: string) => ({
  href: `/blogs/${name}`,
  title: `Title of ${name}`,
  header: `Header of ${name}`,
  summary: `Summary of ${name}`,
  category: `Category of ${name}`,
  date: '16 Nov 2026',
  dateTime: `2026-11-16T00:00:00.000Z#${name}`,
  cover: { src: `/${name}.webp`, width: 4, height: 3, alt: `Cover of ${name}` },
});
const [one, other] = [toCard('one'), toCard('other')];
const heading = [{ text: 'Blogs', volume: 6 as const }];

it.each([
  ['a card', <BlogCards key="cards" blogs={[one, other]} />],
  [
    'an earlier blog',
    <EarlierBlogs
      key="earlier"
      heading={heading}
      blogs={[one, other]}
      pages={{ label: 'Pages', position: '1 of 1' }}
    />,
  ],
  [
    'the list of the landing page',
    <LatestBlogs
      key="latest"
      copy={{ heading, more: { label: 'All', href: '/blogs' } }}
      featured={one}
      hasPicture
      others={[other]}
    />,
  ],
  ['the blog that opens the list', <FeaturedBlog key="featured" blog={one} hasPicture />],
])('%s shows everything of a card, its header too', (_what, shown) => {
  const html = renderToStaticMarkup(shown);
  const cards = html.includes(other.href) ? [one, other] : [one];
  for (const { cover, ...copy } of cards)
    for (const text of [...Object.values(copy), cover.src, cover.alt]) expect(html).toContain(text);
});
