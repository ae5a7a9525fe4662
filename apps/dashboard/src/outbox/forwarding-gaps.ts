import type { Payload } from 'payload';
import { getSettings } from '../platform/settings.ts';
import { type Form, forms } from '../submissions/forms.ts';
import { findTargets } from './find-targets.ts';

/** Whether SMTP_URL is set. */
export const isMailConfigured = (): boolean => getSettings().SMTP_URL !== undefined;

/** Messages that are not forwarded: whether SMTP_URL is not set, and forms without a target. */
export async function findForwardingGaps(
  payload: Payload,
): Promise<{ isOff: boolean; forms: Form[] }> {
  const targets = await findTargets(payload);
  const isOff = !isMailConfigured();
  const covered = targets
    .filter(({ kind }) => !isOff || kind !== 'mail')
    .flatMap(({ forms }) => forms);
  return { isOff, forms: forms.filter((form) => !covered.includes(form)) };
}
