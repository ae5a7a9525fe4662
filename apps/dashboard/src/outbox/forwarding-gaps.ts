import type { Payload } from 'payload';
import { type Form, forms } from '../collections/messages/forms.ts';
import { getSettings } from '../platform/settings.ts';

/** Whether a mail server is set. */
export const isMailConfigured = (): boolean => getSettings().SMTP_URL !== undefined;

/** What nobody is told of, and why. */
export interface ForwardingGaps {
  /** Whether no mail server is set. */
  isOff: boolean;
  /** Forms whose messages no forwarding hears of. */
  forms: Form[];
}

/** Finds what nobody is told of. */
export async function findForwardingGaps(payload: Payload): Promise<ForwardingGaps> {
  const { docs } = await payload.find({
    collection: 'delivery-targets',
    where: { state: { equals: 'active' } },
    pagination: false,
    depth: 0,
    // It tells which forms nobody hears of, and nothing of the targets.
    overrideAccess: true,
  });
  const isOff = !isMailConfigured();
  const heard = docs.filter(({ kind }) => !isOff || kind !== 'mail').flatMap(({ forms }) => forms);
  return { isOff, forms: forms.filter((form) => !heard.includes(form)) };
}
