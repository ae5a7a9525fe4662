import type { Brand } from '@agency/brand/brand';
import { toPlainText } from '@agency/content/phrase';
import type { PageContent } from '@agency/content/schemas/pages';
import { toService } from '../head/structured-data.ts';
import type { ServicePage, ServicePageName } from './service-pages.ts';

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
