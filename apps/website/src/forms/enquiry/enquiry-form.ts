import { servicePages } from '@agency/content/site-pages';
import { enquirySchema } from '@agency/contracts';
import * as z from 'zod/mini';
import { findServicePage } from '../../features/services/service-page.ts';
import type { FormDefinition } from '../server/form-definition.ts';

/**
 * The enquiry form, as the server takes it in. Its service is one that a page offers. Any other becomes that of the
 * page it was sent from, because a page that was opened before a service got its present name says the old one.
 * It is handed over by the name it has in the default language, so that whoever hears of a service, and who counts by it,
 * knows one name of it.
 * @param services names of the pages' services, in the pages' order
 * @param referrer page the browser says the form was sent from
 * @param known the same names in the default language
 */
export function toEnquiryForm(
  services: readonly string[],
  referrer: string | null,
  known: readonly string[] = services,
): FormDefinition {
  const page = findServicePage(services, { referrer });
  const own = page && services[servicePages.indexOf(page)];
  const offered = z.enum(services, { error: 'required' });
  const chosen = own === undefined ? offered : z.catch(offered, own);
  const service = z.pipe(
    chosen,
    z.transform((name) => known[services.indexOf(name)] ?? name),
  );
  return { name: 'enquiry', schema: z.extend(enquirySchema, { service }) };
}
