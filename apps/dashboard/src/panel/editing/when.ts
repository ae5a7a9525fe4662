import { type Language, locales } from '../language/language.ts';

const clock = { hour: '2-digit', minute: '2-digit' } as const;
const moment = { day: 'numeric', month: 'short', ...clock } as const;

const write = (iso: string, language: Language, how: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locales[language], how).format(new Date(iso));

/** The time of a moment, `14:03`: in the reader's own zone, so for browsers alone. */
export const toClock = (iso: string, language: Language): string => write(iso, language, clock);

/** A moment, `22 Nov, 14:03`; likewise. */
export const toMoment = (iso: string, language: Language): string => write(iso, language, moment);
