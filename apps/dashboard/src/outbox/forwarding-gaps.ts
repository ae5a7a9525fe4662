import type { Payload } from 'payload';
import { getSettings } from '../platform/settings.ts';
import { type Form, forms } from '../submissions/forms.ts';

/** Whether SMTP_URL is set. */
export const isMailConfigured = (): boolean => getSettings().SMTP_URL !== undefined;

/** Messages that are not forwarded: whether SMTP_URL is not set, and forms without a target. */
export async function findForwardingGaps(
  payload: Payload,
): Promise<{ isOff: boolean; forms: Form[] }> {
  const { docs } = await payload.find({
    collection: 'delivery-targets',
    where: { state: { equals: 'active' } },
    pagination: false,
    depth: 0,
    // Returns only forms, and nothing of the targets.
    overrideAccess: true,
  });
  const isOff = !isMailConfigured();
  const heard = docs.filter(({ kind }) => !isOff || kind !== 'mail').flatMap(({ forms }) => forms);
  return { isOff, forms: forms.filter((form) => !heard.includes(form)) };
}
