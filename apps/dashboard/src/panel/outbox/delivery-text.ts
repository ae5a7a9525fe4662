import type { Delivery } from '../../payload-types.ts';

import type { Translations } from '../language/get-translations.ts';
import { toMoment } from '../language/times.ts';

/** Whom a delivery is for. */
export function toRecipient(
  { kind, target }: Pick<Delivery, 'kind' | 'target'>,
  { texts: { receivers } }: Translations<'outbox'>,
): string {
  if (kind !== 'notify' && kind !== 'reminder') return receivers[kind];
  if (kind === 'reminder' && !target) return receivers.reminder;
  return typeof target === 'object' && target ? target.name : receivers.deleted;
}

/** What became of a delivery, in one sentence. */
export function toStatusText(
  delivery: Delivery,
  { language, texts: { states, times: often }, t }: Translations<'outbox'>,
): string {
  const { state, attempts, lastError, nextTryAt, sentAt, lease } = delivery;
  const why = lastError ?? '';
  const times = t(often, { count: attempts });
  const fill = (phrase: string, time = nextTryAt) =>
    t(phrase, { why, times, time: toMoment(time, language) })
      .replaceAll('  ', ' ')
      .trim();
  if (state === 'sent') return fill(states.sent, sentAt ?? nextTryAt);
  if (state === 'dead') return fill(states.dead);
  if (state === 'dropped') return fill(states.dropped);
  if (lease) return states.sending;
  return attempts === 0 ? states.soon : fill(states.failed);
}
