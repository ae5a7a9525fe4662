import type { ServerProps } from 'payload';
import type { ReactNode } from 'react';
import { toLanguage } from './language.ts';
import { SpokenLanguage } from './SpokenLanguage.tsx';
import { getBrowserWords } from './words.ts';

/** Gives what runs in the browser the words of the page's language, and no others. */
export function PanelLanguage({ i18n, children }: ServerProps & { children: ReactNode }) {
  const language = toLanguage(i18n);
  return (
    <SpokenLanguage language={language} words={getBrowserWords(language)}>
      {children}
    </SpokenLanguage>
  );
}
