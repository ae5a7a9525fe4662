const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const moment = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
});

/** The time of a moment, `14:03`: in the reader's own zone, so for browsers alone. */
export const toClock = (iso: string): string => clock.format(new Date(iso));

/** A moment, `22 Nov, 14:03`; likewise. */
export const toMoment = (iso: string): string => moment.format(new Date(iso));
