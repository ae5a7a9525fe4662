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
  shareImage: 'https://site.example/preview.png',
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
        shareImage: '/p.jpg',
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
  it('has one LocalBusiness for each office', () => {
    const offices = graph.filter((entity) => entity['@type'] === 'LocalBusiness');
    expect(offices).toHaveLength(brand.offices.length);
  });
  it('links the home page to the current page', () => {
    const list = graph.find((entity) => entity['@type'] === 'BreadcrumbList');
    expect(list?.itemListElement).toMatchObject([
      { position: 1, item: `${site}/` },
      { position: 2, item: `${site}/web-services` },
    ]);
  });
  it('cannot close its script element', () => {
    expect(toScriptText({ title: '</script><b>' })).not.toContain('<');
  });
});

describe('in another language', () => {
  const [office, ...others] = brand.offices;
  const said = {
    ...brand,
    name: 'نبرة',
    birthplace: 'الجيزة',
    inDefaultLanguage: brand,
    offices: office ? [{ ...office, city: 'القاهرة' }, ...others] : [],
  };
  const home = { name: 'الصفحة الأولى', path: '/ar' };
  const find = (type: string, of = said) =>
    toGraph(
      {
        ...page,
        language: 'ar',
        path: '/ar/contact-us',
        home,
        entities: toOffices(of, site),
      },
      of,
    )['@graph'].filter((entity) => entity['@type'] === type);

  it.each(['Organization', 'LocalBusiness'])('one %s has the same facts, and its name', (type) => {
    const [own] = toGraph({ ...page, entities: toOffices(brand, site) }, brand)['@graph'].filter(
      (entity) => entity['@type'] === type,
    );
    const [{ alternateName, ...rest } = { alternateName: undefined }] = find(type) as {
      alternateName?: string;
    }[];
    expect(rest).toEqual(own);
    expect(alternateName).toContain('نبرة');
  });
  it('the site and its pages are others', () => {
    expect(find('WebSite')).toMatchObject([
      { '@id': `${site}/ar#website`, url: `${site}/ar`, name: 'نبرة', inLanguage: 'ar' },
    ]);
    expect(find('WebPage')).toMatchObject([{ isPartOf: { '@id': `${site}/ar#website` } }]);
  });
  it('a name that is the same appears once', () => {
    const [organization] = find('Organization', { ...said, name: brand.name });
    expect(organization).not.toHaveProperty('alternateName');
  });
});

describe('an office', () => {
  const [office] = brand.offices;

  it('has its telephone and street', () => {
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
  it('has neither if they are missing', () => {
    const [place] = toOffices(brand, site);
    expect(place).not.toHaveProperty('telephone');
    expect(place?.address).not.toHaveProperty('streetAddress');
  });
});
