import { servicePages } from '@agency/content/site-pages';
import { enquirySchema } from '@agency/contracts';
import * as z from 'zod/mini';
import { findServicePage } from '../../model/services/service-pages.ts';
import type { FormDefinition } from '../pipeline/form-definition.ts';

/**
 * The enquiry form, as the server takes it in. Its service is one that a page offers. Any other becomes that of the
 * page it was sent from, because a page that was opened before a service got its present name says the old one.
 * @param services names of the pages' services, in the pages' order
 * @param referrer page the browser says the form was sent from
 */
export function toEnquiryForm(
  services: readonly string[],
  referrer: string | null,
): FormDefinition {
  const page = findServicePage(services, { referrer });
  const own = page && services[servicePages.indexOf(page)];
  const offered = z.enum(services, { error: 'required' });
  const service = own === undefined ? offered : z.catch(offered, own);
  return { name: 'enquiry', schema: z.extend(enquirySchema, { service }) };
}
