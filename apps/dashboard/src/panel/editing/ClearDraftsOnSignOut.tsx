'use client';

import { usePathname } from 'next/navigation.js';
import { type ReactNode, useEffect } from 'react';
import { clearLocalDrafts } from './local-drafts.ts';

/** Throws unsaved words away with a sign-out that somebody asked for; not when a session merely ran out. */
export function ClearDraftsOnSignOut({ children }: { children: ReactNode }) {
  const path = usePathname();
  useEffect(() => {
    if (path !== '/admin/logout') return;
    try {
      clearLocalDrafts(localStorage);
    } catch {
      // A browser that keeps nothing has nothing to forget.
    }
  }, [path]);
  return children;
}
