'use client';

import { useSyncExternalStore } from 'react';
import { useWords } from '../language/SpokenLanguage.tsx';
import { toMoment } from './when.ts';

const never = () => () => undefined;

/** A moment in the reader's own time zone. */
export function LocalTime({ iso }: { iso: string }) {
  const { language } = useWords('editing');
  // The server does not know the zone: it says nothing, rather than another time.
  const words = useSyncExternalStore(
    never,
    () => toMoment(iso, language),
    () => '',
  );
  return <time dateTime={iso}>{words}</time>;
}
