'use client';

import { type ReactNode, useEffect } from 'react';
import { useWords } from './language/SpokenLanguage.tsx';
import { mendPage } from './mend-page.ts';

/** Mends what Payload leaves without a name, on every page of the panel, as it is drawn; and leads past the menu. */
export function PanelNames({ children }: { children: ReactNode }) {
  const { words } = useWords('controls');
  useEffect(() => {
    const mend = () => mendPage(words);
    mend();
    const observer = new MutationObserver(mend);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [words]);

  return (
    <>
      <a className="skip-link" href="#main">
        {words.skip}
      </a>
      {children}
    </>
  );
}
