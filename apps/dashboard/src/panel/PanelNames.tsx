'use client';

import { type ReactNode, useEffect } from 'react';
import { useTranslations } from './language/TranslationsProvider.tsx';
import { mendPage } from './mend-page.ts';

/** Mends what Payload leaves without a name, on every page of the panel, as it is drawn; and leads past the menu. */
export function PanelNames({ children }: { children: ReactNode }) {
  const { texts } = useTranslations('controls');
  useEffect(() => {
    const mend = () => mendPage(texts);
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
