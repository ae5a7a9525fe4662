import type { Payload } from 'payload';
import { formFacts, forms } from '../collections/messages/forms.ts';
import { getSettings } from '../platform/settings.ts';

/** Whether a mail server is set. */
export const isMailSet = (): boolean => getSettings().SMTP_URL !== undefined;

/** What nobody is told of, and why, in one sentence for admins; nothing when everything is set up. */
export async function getUnheard(payload: Payload): Promise<string | undefined> {
  const { docs } = await payload.find({
    collection: 'delivery-targets',
    where: { state: { equals: 'active' } },
    pagination: false,
    depth: 0,
    // It tells which forms nobody hears of, and nothing of the targets.
    overrideAccess: true,
  });
  const isOff = !isMailSet();
  const heard = docs.filter(({ kind }) => !isOff || kind !== 'mail').flatMap(({ forms }) => forms);
  const unheard = forms.filter((collection) => !heard.includes(collection));
  const whom = new Intl.ListFormat('en-GB').format(
    unheard.map((collection) => formFacts[collection].many),
  );
  const nobody = unheard.length > 0 ? `Nobody is told of new ${whom}.` : '';
  const off = isOff ? 'Mail is off: no mail server is set (SMTP_URL).' : '';
  return [off, nobody].filter(Boolean).join(' ') || undefined;
}
