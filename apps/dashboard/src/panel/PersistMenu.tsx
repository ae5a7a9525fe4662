'use client';

import { useNav, usePreferences } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';

/** Payload's preference of the open menu. */
const PREFERENCE = 'nav';

/** Screens on which the menu stands beside the page, and Payload closes it with every load. */
const LAPTOP = '(1024px < width <= 1440px)';

/** Persists the open menu on laptops, where Payload closes it on every load. */
export function PersistMenu() {
  const { hydrated, navOpen, setNavOpen } = useNav();
  const { getPreference, setPreference } = usePreferences();
  /** The stored preference; `undefined` until it is loaded. */
  const stored = useRef<boolean>(undefined);

  useEffect(() => {
    // Payload closes the menu when it sets `hydrated`.
    if (!hydrated || !matchMedia(LAPTOP).matches) return;
    void getPreference<{ open?: boolean } | null>(PREFERENCE).then((preference) => {
      stored.current = preference?.open === true;
      if (stored.current) setNavOpen(true);
    });
  }, [hydrated, getPreference, setNavOpen]);

  useEffect(() => {
    if (stored.current === undefined || stored.current === navOpen) return;
    if (!matchMedia(LAPTOP).matches) return;
    stored.current = navOpen;
    void setPreference(PREFERENCE, { open: navOpen }, true);
  }, [navOpen, setPreference]);

  return null;
}
