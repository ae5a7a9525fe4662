'use client';

import { useNav, usePreferences } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';

/** Where Payload keeps whether the menu is open. */
const PREFERENCE = 'nav';

/** Screens on which the menu stands beside the page, and Payload closes it with every load. */
const LAPTOP = '(1024px < width <= 1440px)';

/** Keeps the menu open on laptops, too, for whoever has opened it there. */
export function PersistMenu() {
  const { hydrated, navOpen, setNavOpen } = useNav();
  const { getPreference, setPreference } = usePreferences();
  /** What is kept; nothing until that is known. */
  const stored = useRef<boolean>(undefined);

  useEffect(() => {
    // Payload closes the menu in the same step in which it says so.
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
