'use client';

import { type ReactNode, useEffect } from 'react';
import { fixAccessibility } from './fix-accessibility.ts';
import { useTranslations } from './language/TranslationsProvider.tsx';

/** Mends what Payload leaves without a name, on every page of the panel, as it is drawn; and leads past the menu. */
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
