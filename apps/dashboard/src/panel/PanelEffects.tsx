'use client';

import { usePathname } from 'next/navigation.js';
import { type ReactNode, useEffect } from 'react';
import { clearLocalDrafts } from './editing/local-drafts.ts';
import { fixAccessibility } from './fix-accessibility.ts';
import { useTranslations } from './language/TranslationsProvider.tsx';

/**
 * Fixes the accessibility of Payload's pages after DOM changes, once a frame, and adds a skip link. Removes local drafts on
 * sign-out; not when a session expires.
 */
export function PanelEffects({ children }: { children: ReactNode }) {
  const { texts } = useTranslations('controls');
  const path = usePathname();
  useEffect(() => {
    if (path === '/admin/logout') clearLocalDrafts();
  }, [path]);
  useEffect(() => {
    let frame: number | undefined;
    const fix = () => {
      frame = undefined;
      fixAccessibility(texts);
    };
    const observer = new MutationObserver(() => {
      frame ??= requestAnimationFrame(fix);
    });
    fix();
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['class'] });
    return () => {
      observer.disconnect();
      if (frame !== undefined) cancelAnimationFrame(frame);
    };
  }, [texts]);

  return (
    <>
      <a className="skip-link sr-only" href="#main">
        {texts.skip}
      </a>
      {children}
    </>
  );
}
