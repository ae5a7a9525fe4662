import { servicePages } from '@agency/content/site-pages';
import { enquirySchema } from '@agency/contracts';
import * as z from 'zod/mini';
import { findServicePage } from '../../features/services/service-page.ts';
import type { FormDefinition } from '../server/submission.ts';

/**
 * The enquiry form. An unknown service becomes that of the page, which may have been loaded before the service was renamed.
 * The message has the service's name in the default language.
 * @param services names of the services in the language of the page
 * @param defaultNames their names in the default language
 */
export function toEnquiryForm(
  services: readonly string[],
  referrer: string | null,
  defaultNames: readonly string[] = services,
): FormDefinition {
  const page = findServicePage(services, { referrer });
  const own = page && services[servicePages.indexOf(page)];
  const offered = z.enum(services, { error: 'required' });
  const chosen = own === undefined ? offered : z.catch(offered, own);
  const service = z.pipe(
    chosen,
    z.transform((name) => defaultNames[services.indexOf(name)] ?? name),
  );
  return { name: 'enquiry', schema: z.extend(enquirySchema, { service }) };
}
