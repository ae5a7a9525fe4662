'use client';

import { useEffect } from 'react';
import { replayKeys } from './early-keys.ts';

/** Types again what was typed before the page's script ran. It stands behind the forms: their own effects come first. */
export function ReplayKeys() {
  useEffect(replayKeys, []);
  return null;
}
