import type { Brand } from '@agency/brand/brand';
import { splitLanguage } from '@agency/content/language-paths';
import { languages } from '@agency/content/languages';
import { toPlainText } from '@agency/content/phrase';
import type { PageContent } from '@agency/content/schemas/pages';
import { servicePages } from '@agency/content/site-pages';
import type { CaseStudyCategory } from '@agency/contracts';
import { toService } from '../seo/structured-data.ts';

export type ServicePage = (typeof servicePages)[number];
export type ServicePageName = ServicePage['name'];

type Copy = PageContent<ServicePageName>;
type Scenarios = Copy['scenarios'];

/**
 * The page of an enquiry's service, else of the referrer.
 * @param services names of the services, in the order of the pages
 */
export function findServicePage(
  services: readonly string[],
  { service, referrer }: { service?: string | undefined; referrer?: string | null },
): ServicePage | undefined {
  const pathname = URL.parse(referrer ?? '')?.pathname.replace('%26', '&') ?? '';
  const from = splitLanguage(pathname, languages).path;
  return (
    servicePages.find((_, index) => services[index] === service) ??
    servicePages.find(({ path }) => path === from)
  );
}

export function getServicePage(name: ServicePageName): ServicePage {
  const page = servicePages.find((candidate) => candidate.name === name);
  if (!page) throw new Error(`The service ${name} has no page.`);
  return page;
}

/** The first page if the enquiry names none: the form needs a page to show errors on. */
export const decideServicePage = (...from: Parameters<typeof findServicePage>): ServicePage =>
  findServicePage(...from) ?? servicePages[0];

/**
 * The scenarios for phones; undefined if they are the same.
 * @param other the scenarios of the page that `wide` names
 */
export const toNarrowScenarios = (wide: Scenarios, other: Scenarios) =>
  wide?.narrow
    ? { heading: other?.narrowHeading ?? wide.heading, cards: other?.cards ?? wide.cards }
    : undefined;

/** The pages of the services that case studies of these categories show, as links with the names of the services. */
export async function readServiceLinks(
  categories: readonly CaseStudyCategory[],
  { readCopy, toHref }: Pick<App.Locals, 'readCopy' | 'toHref'>,
): Promise<{ href: string; label: string }[]> {
  const pages = await Promise.all(
    servicePages.map(async ({ name, path }) => ({ path, copy: await readCopy(name) })),
  );
  return pages.flatMap(({ path, copy: { category, service } }) =>
    category && categories.includes(category) ? [{ href: toHref(path), label: service }] : [],
  );
}

export function toServiceStructuredData(
  copy: Copy,
  savvy: PageContent<'our-savvy'>,
  { path }: Pick<ServicePage, 'path'>,
  { brand, site, toHref }: { brand: Brand; site: string; toHref(path: string): string },
) {
  const { service: name } = copy;
  const description = copy.intro ?? copy.narrative?.lead ?? name;
  return {
    breadcrumbs: [
      { name: toPlainText(savvy.heading.lines.flat()), path: '/our-savvy' },
      { name, path },
    ],
    entities: [toService({ name, description, path: toHref(path) }, brand, site)],
  };
}
