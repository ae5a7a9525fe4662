import { readBrand } from '@agency/brand/read-brand';
import type { PageContent } from '@agency/content/schemas/pages';
import { describe, expect, it } from 'vitest';
import {
  decideServicePage,
  readServiceLinks,
  toNarrowScenarios,
  toServiceStructuredData,
} from './service-page.ts';

const loud = (text: string) => [{ text, volume: 6 as const }];
const communications = {
  heading: loud('We Serve'),
  narrow: 'integrated-communications-handling' as const,
  narrowHeading: loud('Scenarios'),
  cards: [{ title: 'A crisis', text: 'Is answered.' }],
};
const own = { heading: loud('Every Scale'), cards: [{ title: 'One page', text: 'Is made.' }] };

describe('scenarios on a phone', () => {
  it('are those of the named page', () => {
    const web = { ...own, narrow: communications.narrow };
    expect(toNarrowScenarios(web, communications)).toEqual({
      heading: communications.narrowHeading,
      cards: communications.cards,
    });
  });
  it('are those of the page itself if it names none, or if that page has none', () => {
    expect(toNarrowScenarios(own, communications)).toBeUndefined();
    expect(toNarrowScenarios(undefined, communications)).toBeUndefined();
  });
});

describe('page of a service', () => {
  const heading = { lines: [loud('Our'), loud('Savvy')], end: 'dot', narrow: 'runs' };
  const savvy = { heading } as PageContent<'our-savvy'>;
  const copy = { service: 'Web Services', narrative: { lead: 'Sites.', heading: [] } };
  const toHref = (path: string) => path;
  const about = { brand: readBrand(), site: 'https://site.example', toHref };
  it('is below the services and describes its own', () => {
    const content = copy as unknown as PageContent<'web-services'>;
    const page = toServiceStructuredData(content, savvy, { path: '/web-services' }, about);
    expect(page.breadcrumbs).toEqual([
      { name: 'Our Savvy', path: '/our-savvy' },
      { name: 'Web Services', path: '/web-services' },
    ]);
    expect(page.entities).toMatchObject([{ name: 'Web Services', description: 'Sites.' }]);
  });
});

it('links the services of a case study to their pages, by their names', async () => {
  const categories: Partial<Record<string, string>> = {
    'branding-development-and-management': 'branding',
    'web-services': 'web',
  };
  const locals = {
    readCopy: async (name: string) => ({ service: `Of ${name}`, category: categories[name] }),
    toHref: (path: string) => `/ar${path}`,
  } as unknown as Parameters<typeof readServiceLinks>[1];
  expect(await readServiceLinks(['web', 'ich'], locals)).toEqual([
    { href: '/ar/web-services', label: 'Of web-services' },
  ]);
  expect(await readServiceLinks(['web', 'branding'], locals)).toHaveLength(2);
});

const services = ['Branding', 'Communications', 'Web Services', 'Reputation'];

it.each([
  ['the page that offers the service', 'Web Services', null, '/web-services'],
  [
    'the service before the sender',
    'Reputation',
    'https://x.example/web-services',
    '/reputation-public-opinion',
  ],
  ['where it was sent from', undefined, 'https://x.example/web-services?a=1', '/web-services'],
  [
    'an encoded path',
    'Nothing we do',
    'https://x.example/branding-development%26management',
    '/branding-development&management',
  ],
  [
    'the first when nothing tells',
    undefined,
    'not an address %',
    '/branding-development&management',
  ],
])('an enquiry returns to %s', (_name, service, referrer, path) => {
  expect(decideServicePage(services, { service, referrer }).path).toBe(path);
});
