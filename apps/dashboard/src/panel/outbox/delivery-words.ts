import type { Delivery } from '../../payload-types.ts';

// With its zone: the server's need not be the reader's.
const time = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  timeZoneName: 'short',
});

/** A day and a time, for people. */
export const toTime = (date: string) => time.format(new Date(date));

const times = (count: number) => (count === 1 ? 'once' : `${count} times`);

/** Whom a delivery is for. */
export function toReceiver({ kind, target }: Pick<Delivery, 'kind' | 'target'>): string {
  if (kind === 'copy') return 'Copy to the sender';
  if (kind === 'rejection') return 'Reject mail to the applicant';
  if (kind === 'link') return 'Link for an account';
  if (kind === 'reminder' && !target) return 'Reminder to the owner';
  return typeof target === 'object' && target ? target.name : 'A forwarding that was deleted';
}

/** What became of a delivery, in one sentence. */
export function toStateWords(delivery: Delivery): string {
  const { state, attempts, lastError, nextTryAt, sentAt, lease, target } = delivery;
  const why = lastError ? ` ${lastError}` : '';
  if (state === 'sent') return `Sent on ${toTime(sentAt ?? nextTryAt)}.`;
  if (state === 'dead') return `Not delivered: tried ${times(attempts)} in three days.${why}`;
  if (state === 'dropped') return `Given up.${why}`;
  const isPaused = typeof target === 'object' && target?.state === 'paused';
  if (isPaused) return 'Waits: its forwarding is paused.';
  if (lease) return 'Is being sent.';
  if (attempts === 0) return 'Will be sent in a moment.';
  return `Failed ${times(attempts)}.${why} Next try on ${toTime(nextTryAt)}.`;
}
