import type { Brand } from '@agency/brand/brand';
import { readPhone } from '@agency/brand/phone';
import type {
  BlogPosting,
  BreadcrumbList,
  CreativeWork,
  JobPosting,
  LocalBusiness,
  Organization,
  Service,
  WebPage,
  WebSite,
} from 'schema-dts';

/** A schema.org entity with an id that is the same on all pages. */
type Named<Thing> = Exclude<Thing, string> & { '@id': string };

export type Entity = Named<LocalBusiness | Service | CreativeWork | BlogPosting | JobPosting>;

export interface Breadcrumb {
  name: string;
  path: string;
}

export interface GraphPage {
  site: string;
  path: string;
  title: string;
  description: string;
  /** Absolute URL of the Open Graph image. */
  shareImage: string;
  /** BCP 47. */
  language: string;
  home: Breadcrumb;
  /** Without the home page; the last one is the page itself. */
  breadcrumbs: readonly Breadcrumb[];
  entities: readonly Entity[];
}

const reference = (id: string) => ({ '@id': id });
const toUrl = (path: string, site: string) => new URL(path, site).href;
const toOrganizationId = (site: string) => toUrl('/#organization', site);

/** An entity has the same name on all pages; a translated one is its alternate name. */
const toNames = (name: string, translated: string) =>
  name === translated ? { name } : { name, alternateName: translated };

/** The same on every page, in the default language (docs/decisions/0010-structured-data.md). */
function toOrganization(translated: Brand, site: string): Named<Organization> {
  const brand = translated.inDefaultLanguage ?? translated;
  return {
    '@type': 'Organization',
    '@id': toOrganizationId(site),
    ...toNames(brand.name, translated.name),
    url: toUrl('/', site),
    logo: toUrl('/icon-512.png', site),
    email: brand.email,
    foundingDate: brand.launched.toISOString().slice(0, 10),
    foundingLocation: brand.birthplace,
    sameAs: brand.social.map(({ url }) => url),
  };
}

function toBreadcrumbList({ site, path, home, breadcrumbs }: GraphPage): Named<BreadcrumbList> {
  return {
    '@type': 'BreadcrumbList',
    '@id': `${toUrl(path, site)}#breadcrumbs`,
    itemListElement: [home, ...breadcrumbs].map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name,
      item: toUrl(step.path, site),
    })),
  };
}

export const toPostalAddress = ({ address, city, countryCode }: Brand['offices'][number]) =>
  ({
    '@type': 'PostalAddress',
    ...(address && { streetAddress: address }),
    addressLocality: city,
    addressCountry: countryCode,
  }) as const;

/** The offices. Like the organisation, they are the same on every page. */
export function toOffices(translated: Brand, site: string): Named<LocalBusiness>[] {
  const brand = translated.inDefaultLanguage ?? translated;
  return brand.offices.map((office, index) => ({
    '@type': 'LocalBusiness',
    '@id': toUrl(`/#office-${office.code.toLowerCase()}`, site),
    ...toNames(
      `${brand.name} ${office.city}`,
      `${translated.name} ${translated.offices[index]?.city ?? office.city}`,
    ),
    email: brand.email,
    ...(office.phone && { telephone: readPhone(office.phone, [office.countryCode]).number }),
    address: toPostalAddress(office),
    parentOrganization: reference(toOrganizationId(site)),
  }));
}

export function toService(
  service: { name: string; description: string; path: string },
  brand: Brand,
  site: string,
): Named<Service> {
  const url = toUrl(service.path, site);
  return {
    '@type': 'Service',
    '@id': `${url}#service`,
    name: service.name,
    serviceType: service.name,
    description: service.description,
    url,
    provider: reference(toOrganizationId(site)),
    areaServed: brand.offices.map(({ country }) => country),
  };
}

/** Schema.org has no type for case studies. */
export function toCaseStudyWork(
  caseStudy: {
    client: string;
    sector: string;
    description: string;
    path: string;
    shareImage: string;
  },
  site: string,
): Named<CreativeWork> {
  const url = toUrl(caseStudy.path, site);
  return {
    '@type': 'CreativeWork',
    '@id': `${url}#case-study`,
    name: caseStudy.client,
    description: caseStudy.description,
    genre: caseStudy.sector,
    url,
    image: toUrl(caseStudy.shareImage, site),
    creator: reference(toOrganizationId(site)),
    about: { '@type': 'Organization', name: caseStudy.client },
  };
}

export function toBlogPosting(
  blog: {
    title: string;
    description: string;
    path: string;
    published: string;
    author: string | undefined;
    category: string | undefined;
    shareImage: string;
  },
  site: string,
): Named<BlogPosting> {
  const url = toUrl(blog.path, site);
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#blog`,
    headline: blog.title,
    description: blog.description,
    datePublished: blog.published,
    image: toUrl(blog.shareImage, site),
    ...(blog.author && { author: { '@type': 'Person', name: blog.author } }),
    ...(blog.category && { articleSection: blog.category }),
    publisher: reference(toOrganizationId(site)),
    mainEntityOfPage: reference(`${url}#page`),
  };
}

export function toGraph(page: GraphPage, brand: Brand) {
  const { site } = page;
  const url = toUrl(page.path, site);
  // Each language is a website of its own.
  const home = toUrl(page.home.path, site);
  const webSite: Named<WebSite> = {
    '@type': 'WebSite',
    '@id': `${home}#website`,
    url: home,
    name: brand.name,
    publisher: reference(toOrganizationId(site)),
    inLanguage: page.language,
  };
  const webPage: Named<WebPage> = {
    '@type': 'WebPage',
    '@id': `${url}#page`,
    url,
    name: page.title,
    description: page.description,
    primaryImageOfPage: { '@type': 'ImageObject', url: page.shareImage },
    isPartOf: reference(webSite['@id']),
    inLanguage: page.language,
    ...(page.breadcrumbs.length > 0 && { breadcrumb: reference(`${url}#breadcrumbs`) }),
  };
  return {
    '@context': 'https://schema.org',
    '@graph': [
      toOrganization(brand, site),
      webSite,
      webPage,
      ...(page.breadcrumbs.length > 0 ? [toBreadcrumbList(page)] : []),
      ...page.entities,
    ],
  };
}

/** The text of a script element: no `<` can end it. */
export const toScriptText = (graph: object): string =>
  JSON.stringify(graph).replaceAll('<', '\\u003c');
