import { type Language, locales } from '../language/language.ts';

/** Moments as the start page names them, in the dashboard's own time zone. */
export interface Times {
  moment(iso: string): string;
  day(iso: string): string;
}

/** Names moments in a language. */
export function createTimes(language: Language): Times {
  const day = { day: 'numeric', month: 'short' } as const;
  const moment = new Intl.DateTimeFormat(locales[language], {
    ...day,
    hour: '2-digit',
    minute: '2-digit',
  });
  const days = new Intl.DateTimeFormat(locales[language], day);
  return {
    moment: (iso) => moment.format(new Date(iso)),
    day: (iso) => days.format(new Date(iso)),
  };
}
