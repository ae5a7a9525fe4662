import type { PageContent } from '@agency/content/schemas/pages';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LandingHero } from './LandingHero.tsx';

const clients = Array.from({ length: 6 }, (_, index) => ({
  href: `/client-${index}`,
  client: `Client ${index}`,
  about: 'food, Egypt',
  id: `client-${index}`,
  mobileOrder: index,
  banner: { src: `/${index}.webp`, width: 16, height: 9, alt: 'A banner' },
}));
const link = { label: 'Meet', href: '/meet' };
const copy = {
  heading: { lines: [[{ text: 'Our', volume: 1 }]], end: 'dot', narrow: 'runs' },
  trade: 'A branding agency.',
  lead: 'Launched in 2019.',
  cta: link,
  workCta: { label: 'See our work', href: '/our-work' },
  clients: { routes: [], others: 'We also speak for' },
} as unknown as PageContent<'landing'>;
const names = ['One', 'Other'].map((client) => ({ href: `/${client}`, client }));

it('says what the agency does first, then links to the company and to the work', () => {
  const html = renderToStaticMarkup(
    <LandingHero copy={copy} clientCards={clients} otherClients={[]} />,
  );
  const order = ['A branding agency.', 'Launched in 2019.', 'href="/meet"', 'href="/our-work"'];
  const places = order.map((part) => html.indexOf(part));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

it('shows six clients from quiet to loud, each a link with its colours, whose picture loads later', () => {
  const html = renderToStaticMarkup(
    <LandingHero copy={copy} clientCards={clients} otherClients={[]} />,
  );
  for (const [index, { href, client, id }] of clients.entries()) {
    expect(html).toContain(`href="${href}" data-world="${id}"`);
    expect(html).toMatch(new RegExp(` v${index + 1}" data-transition-from="title">${client}<`));
  }
  expect(html).not.toMatch(/loading="eager"|fetchPriority/i);
});

it('lists all other clients in one sentence', () => {
  const html = renderToStaticMarkup(
    <LandingHero copy={copy} clientCards={[]} otherClients={names} />,
  );
  const said = html.slice(html.indexOf('We also')).replace(/<[^>]+>/g, '');
  expect(said).toBe('We also speak for One, Other');
});
