import { readBrand } from '@agency/brand/read-brand';
import { describe, expect, it } from 'vitest';
import { toBlogPosting, toGraph, toOffices, toScriptText, toService } from './structured-data.ts';

const brand = readBrand();
const site = 'https://site.example';
const page = {
  site,
  path: '/web-services',
  title: 'Web Services',
  description: 'Sites that load fast.',
  preview: 'https://site.example/preview.png',
  language: 'en',
  home: { name: 'Home', path: '/' },
  breadcrumbs: [{ name: 'Web Services', path: '/web-services' }],
  entities: [
    toService({ name: 'Web Services', description: 'Sites.', path: '/web-services' }, brand, site),
    ...toOffices(brand, site),
    toBlogPosting(
      {
        title: 'Quiet',
        description: '',
        path: '/blogs/quiet',
        published: '2026-11-16T08:00:00Z',
        author: undefined,
        category: 'Web',
        preview: '/p.jpg',
      },
      site,
    ),
  ],
};

function findReferences(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(findReferences);
  if (typeof value !== 'object' || value === null) return [];
  const keys = Object.keys(value);
  if (keys.length === 1 && keys[0] === '@id') return [String(Object.values(value)[0])];
  return Object.values(value).flatMap(findReferences);
}

describe('graph', () => {
  const graph = toGraph(page, brand)['@graph'];
  it('has every entity once, and every reference leads to one of them or to another page', () => {
    const ids = graph.map((entity) => entity['@id']);
    expect(new Set(ids).size).toBe(ids.length);
    const elsewhere = `${site}/blogs/quiet#page`;
    for (const id of findReferences(graph)) expect([...ids, elsewhere]).toContain(id);
  });
  it('has one place of business an office', () => {
    const offices = graph.filter((entity) => entity['@type'] === 'LocalBusiness');
    expect(offices).toHaveLength(brand.offices.length);
  });
  it('leads from the home page to the page', () => {
    const list = graph.find((entity) => entity['@type'] === 'BreadcrumbList');
    expect(list?.itemListElement).toMatchObject([
      { position: 1, item: `${site}/` },
      { position: 2, item: `${site}/web-services` },
    ]);
  });
  it('cannot end its script early', () => {
    expect(toScriptText({ title: '</script><b>' })).not.toContain('<');
  });
});

describe('an office', () => {
  const [office] = brand.offices;

  it('has the telephone and the street that it is given', () => {
    const reached = {
      ...office,
      phone: '+20212345678',
      address: '12 Nile Street',
    } as typeof office;
    const [place] = toOffices({ ...brand, offices: reached ? [reached] : [] }, site);
    expect(place).toMatchObject({
      telephone: '+20212345678',
      address: { streetAddress: '12 Nile Street', addressLocality: office?.city },
    });
  });
  it('has neither without', () => {
    const [place] = toOffices(brand, site);
    expect(place).not.toHaveProperty('telephone');
    expect(place?.address).not.toHaveProperty('streetAddress');
  });
});
