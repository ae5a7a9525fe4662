import { type EndpointName, endpoints } from '@agency/contracts';

/** Calls about blogs, of which each language of a site has answers of its own. */
export type BlogCall = {
  [Name in EndpointName]: (typeof endpoints)[Name] extends { hasLanguage: true } ? Name : never;
}[EndpointName];

export const isBlogCall = (name: EndpointName): name is BlogCall =>
  'hasLanguage' in endpoints[name];
