'use client';

import { useWords } from '../language/SpokenLanguage.tsx';
import { toMoment } from '../language/times.ts';

/** A moment in the language of the panel. */
export function LocalTime({ iso }: { iso: string }) {
  const { language } = useWords('editing');
  return <time dateTime={iso}>{toMoment(iso, language)}</time>;
}
