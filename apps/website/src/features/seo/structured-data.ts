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

/** A thing of schema.org with its name; it is stable, so that pages speak of the same thing by the same one. */
type Named<Thing> = Exclude<Thing, string> & { '@id': string };

/** What a page can be about. */
export type Entity = Named<LocalBusiness | Service | CreativeWork | BlogPosting | JobPosting>;

/** A step from the home page to a page. */
export interface Breadcrumb {
  name: string;
  path: string;
}

/** What a page says of itself to machines; everything in it is also on the page. */
export interface GraphPage {
  site: string;
  path: string;
  title: string;
  description: string;
  /** Absolute address of the preview picture. */
  preview: string;
  /** Language, BCP 47. */
  language: string;
  /** The home page, first of the breadcrumbs. */
  home: Breadcrumb;
  /** After the home page; the page itself is the last. None on the home page. */
  breadcrumbs: readonly Breadcrumb[];
  entities: readonly Entity[];
}

const reference = (id: string) => ({ '@id': id });
const toAddress = (path: string, site: string) => new URL(path, site).href;
const toOrganizationId = (site: string) => toAddress('/#organization', site);

/** What is there once, whoever speaks of it, has one name; what the page calls it stands beside that. */
const toNames = (name: string, said: string) =>
  name === said ? { name } : { name, alternateName: said };

/** The same on every page, in the default language (docs/decisions/0010-structured-data.md). */
function toOrganization(said: Brand, site: string): Named<Organization> {
  const brand = said.inDefaultLanguage ?? said;
  return {
    '@type': 'Organization',
    '@id': toOrganizationId(site),
    ...toNames(brand.name, said.name),
    url: toAddress('/', site),
    logo: toAddress('/icon-512.png', site),
    email: brand.email,
    foundingDate: brand.launched.toISOString().slice(0, 10),
    foundingLocation: brand.birthplace,
    sameAs: brand.social.map(({ url }) => url),
  };
}

function toBreadcrumbList({ site, path, home, breadcrumbs }: GraphPage): Named<BreadcrumbList> {
  return {
    '@type': 'BreadcrumbList',
    '@id': `${toAddress(path, site)}#breadcrumbs`,
    itemListElement: [home, ...breadcrumbs].map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name,
      item: toAddress(step.path, site),
    })),
  };
}

/** The offices as places of business, one each; of them, too, every page says the same. */
export function toOffices(said: Brand, site: string): Named<LocalBusiness>[] {
  const brand = said.inDefaultLanguage ?? said;
  return brand.offices.map((office, index) => ({
    '@type': 'LocalBusiness',
    '@id': toAddress(`/#office-${office.code.toLowerCase()}`, site),
    ...toNames(
      `${brand.name} ${office.city}`,
      `${said.name} ${said.offices[index]?.city ?? office.city}`,
    ),
    email: brand.email,
    ...(office.phone && { telephone: readPhone(office.phone, [office.countryCode]).number }),
    address: {
      '@type': 'PostalAddress',
      ...(office.address && { streetAddress: office.address }),
      addressLocality: office.city,
      addressCountry: office.countryCode,
    },
    parentOrganization: reference(toOrganizationId(site)),
  }));
}

/** A service, offered where the agency has offices. */
export function toService(
  service: { name: string; description: string; path: string },
  brand: Brand,
  site: string,
): Named<Service> {
  const address = toAddress(service.path, site);
  return {
    '@type': 'Service',
    '@id': `${address}#service`,
    name: service.name,
    serviceType: service.name,
    description: service.description,
    url: address,
    provider: reference(toOrganizationId(site)),
    areaServed: brand.offices.map(({ country }) => country),
  };
}

/** A case study. Schema.org has no type of its own for it. */
export function toCaseStudyWork(
  study: { client: string; sector: string; description: string; path: string; preview: string },
  site: string,
): Named<CreativeWork> {
  const address = toAddress(study.path, site);
  return {
    '@type': 'CreativeWork',
    '@id': `${address}#case-study`,
    name: study.client,
    description: study.description,
    genre: study.sector,
    url: address,
    image: toAddress(study.preview, site),
    creator: reference(toOrganizationId(site)),
    about: { '@type': 'Organization', name: study.client },
  };
}

/** A blog. */
export function toBlogPosting(
  blog: {
    title: string;
    description: string;
    path: string;
    published: string;
    author: string | undefined;
    category: string | undefined;
    preview: string;
  },
  site: string,
): Named<BlogPosting> {
  const address = toAddress(blog.path, site);
  return {
    '@type': 'BlogPosting',
    '@id': `${address}#blog`,
    headline: blog.title,
    description: blog.description,
    datePublished: blog.published,
    image: toAddress(blog.preview, site),
    ...(blog.author && { author: { '@type': 'Person', name: blog.author } }),
    ...(blog.category && { articleSection: blog.category }),
    publisher: reference(toOrganizationId(site)),
    mainEntityOfPage: reference(`${address}#page`),
  };
}

/** Everything a page says to machines, as one graph. */
export function toGraph(page: GraphPage, brand: Brand) {
  const { site } = page;
  const address = toAddress(page.path, site);
  // The site in each language is a work of its own, as its pages are.
  const front = toAddress(page.home.path, site);
  const webSite: Named<WebSite> = {
    '@type': 'WebSite',
    '@id': `${front}#website`,
    url: front,
    name: brand.name,
    publisher: reference(toOrganizationId(site)),
    inLanguage: page.language,
  };
  const webPage: Named<WebPage> = {
    '@type': 'WebPage',
    '@id': `${address}#page`,
    url: address,
    name: page.title,
    description: page.description,
    primaryImageOfPage: { '@type': 'ImageObject', url: page.preview },
    isPartOf: reference(webSite['@id']),
    inLanguage: page.language,
    ...(page.breadcrumbs.length > 0 && { breadcrumb: reference(`${address}#breadcrumbs`) }),
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

/** A graph as the text of a script element: no `<` can end it early. */
export function toScriptText(graph: object): string {
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}
