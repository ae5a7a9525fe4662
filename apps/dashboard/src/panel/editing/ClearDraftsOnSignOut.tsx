'use client';

import { usePathname } from 'next/navigation.js';
import { type ReactNode, useEffect } from 'react';
import { clearLocalDrafts } from './local-drafts.ts';

/** Removes local drafts on sign-out; not when a session expires. */
export function ClearDraftsOnSignOut({ children }: { children: ReactNode }) {
  const path = usePathname();
  useEffect(() => {
    if (path === '/admin/logout') clearLocalDrafts();
  }, [path]);
  return children;
}
