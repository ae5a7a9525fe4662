import type { Brand } from '@agency/brand/brand';
import { splitLanguage } from '@agency/content/language-paths';
import { languages } from '@agency/content/languages';
import { toPlainText } from '@agency/content/phrase';
import type { PageContent } from '@agency/content/schemas/pages';
import { servicePages } from '@agency/content/site-pages';
import { toService } from '../seo/structured-data.ts';

export type ServicePage = (typeof servicePages)[number];
export type ServicePageName = ServicePage['name'];

/**
 * The page an enquiry came from: the one that offers its service, else the one the browser says it was sent from.
 * Nothing when neither tells.
 * @param services names of the pages' services, in the pages' order
 */
export function findServicePage(
  services: readonly string[],
  { service, referrer }: { service?: string | undefined; referrer?: string | null },
): ServicePage | undefined {
  const address = URL.parse(referrer ?? '')?.pathname.replace('%26', '&') ?? '';
  const from = splitLanguage(address, languages).path;
  return (
    servicePages.find((_, index) => services[index] === service) ??
    servicePages.find(({ path }) => path === from)
  );
}

/** The page an enquiry came from, or the first one: an enquiry that cannot be read still needs a page to say so. */
export const decideServicePage = (...from: Parameters<typeof findServicePage>): ServicePage =>
  findServicePage(...from) ?? servicePages[0];

type ServiceContent = PageContent<ServicePageName>;
type Scenarios = ServiceContent['scenarios'];

/**
 * The cases that stand on a phone instead of a page's own; nothing when its own do.
 * @param other the cases of the page that `own` names
 */
export function toNarrowScenarios(own: Scenarios, other: Scenarios) {
  if (!own?.narrow) return undefined;
  return { heading: other?.narrowHeading ?? own.heading, cards: other?.cards ?? own.cards };
}

/** Where a service's page stands, and the service, for machines. */
export function toServicePage(
  words: ServiceContent,
  savvy: PageContent<'our-savvy'>,
  { path }: Pick<ServicePage, 'path'>,
  {
    brand,
    site,
    toHref = (href) => href,
  }: { brand: Brand; site: string; toHref?: (path: string) => string },
) {
  const { service: name } = words;
  const description = words.intro ?? words.narrative?.lead ?? name;
  return {
    breadcrumbs: [
      { name: toPlainText(savvy.heading.lines.flat()), path: '/our-savvy' },
      { name, path },
    ],
    entities: [toService({ name, description, path: toHref(path) }, brand, site)],
  };
}
