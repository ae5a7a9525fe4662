'use client';

import type { ReactNode } from 'react';
import { useTranslations } from './language/TranslationsProvider.tsx';

/** A button in front of every page that moves the focus to its content. */
export function SkipLink({ children }: { children: ReactNode }) {
  const { skip } = useTranslations('controls').texts;
  const focusContent = () => {
    // Payload's lists have no landmark.
    const main =
      document.querySelector('main') ??
      document.querySelector<HTMLElement>('.template-default__wrap');
    main?.setAttribute('tabindex', '-1');
    main?.focus();
  };
  return (
    <>
      <button type="button" className="skip-link" onClick={focusContent}>
        {skip}
      </button>
      {children}
    </>
  );
}
