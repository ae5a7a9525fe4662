import { splitLanguage } from '@agency/content/language-paths';
import { languages } from '@agency/content/languages';
import { servicePages } from '@agency/content/site-pages';

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
