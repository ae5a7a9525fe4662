'use client';

import { useTranslations } from '../language/TranslationsProvider.tsx';
import { toMoment } from '../language/times.ts';

/** A moment in the language of the panel. */
export function LocalTime({ iso }: { iso: string }) {
  const { language } = useTranslations('editing');
  return <time dateTime={iso}>{toMoment(iso, language)}</time>;
}
