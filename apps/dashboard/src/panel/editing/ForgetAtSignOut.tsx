'use client';

import { usePathname } from 'next/navigation.js';
import { type ReactNode, useEffect } from 'react';
import { forgetCopies } from './copies.ts';

/** Throws unsaved words away with a sign-out that somebody asked for; not when a session merely ran out. */
export function ForgetAtSignOut({ children }: { children: ReactNode }) {
  const path = usePathname();
  useEffect(() => {
    if (path !== '/admin/logout') return;
    try {
      forgetCopies(localStorage);
    } catch {
      // A browser that keeps nothing has nothing to forget.
    }
  }, [path]);
  return children;
}
