'use client';

import { type ReactNode, useEffect } from 'react';
import { fixAccessibility } from './fix-accessibility.ts';
import { useTranslations } from './language/TranslationsProvider.tsx';

/** Fixes the accessibility of Payload's pages after every DOM change, and adds a skip link. */
export function AccessibilityFixes({ children }: { children: ReactNode }) {
  const { texts } = useTranslations('controls');
  useEffect(() => {
    const mend = () => fixAccessibility(texts);
    mend();
    const observer = new MutationObserver(mend);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [texts]);

  return (
    <>
      <a className="skip-link" href="#main">
        {texts.skip}
      </a>
      {children}
    </>
  );
}
