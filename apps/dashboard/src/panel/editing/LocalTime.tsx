'use client';

import { useSyncExternalStore } from 'react';
import { toMoment } from './when.ts';

const never = () => () => undefined;

/** A moment in the reader's own time zone. */
export function LocalTime({ iso }: { iso: string }) {
  // The server does not know the zone: it says nothing, rather than another time.
  const words = useSyncExternalStore(
    never,
    () => toMoment(iso),
    () => '',
  );
  return <time dateTime={iso}>{words}</time>;
}
