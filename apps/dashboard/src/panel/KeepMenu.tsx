'use client';

import { useNav, usePreferences } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';

/** Where Payload keeps whether the menu is open. */
const PREFERENCE = 'nav';

/** Screens on which the menu stands beside the page, and Payload closes it with every load. */
const LAPTOP = '(1024px < width <= 1440px)';

/** Keeps the menu open on laptops, too, for whoever has opened it there. */
export function KeepMenu() {
  const { hydrated, navOpen, setNavOpen } = useNav();
  const { getPreference, setPreference } = usePreferences();
  /** What is kept; nothing until that is known. */
  const kept = useRef<boolean>(undefined);

  useEffect(() => {
    // Payload closes the menu in the same step in which it says so.
    if (!hydrated || !matchMedia(LAPTOP).matches) return;
    void getPreference<{ open?: boolean } | null>(PREFERENCE).then((preference) => {
      kept.current = preference?.open === true;
      if (kept.current) setNavOpen(true);
    });
  }, [hydrated, getPreference, setNavOpen]);

  useEffect(() => {
    if (kept.current === undefined || kept.current === navOpen) return;
    if (!matchMedia(LAPTOP).matches) return;
    kept.current = navOpen;
    void setPreference(PREFERENCE, { open: navOpen }, true);
  }, [navOpen, setPreference]);

  return null;
}
