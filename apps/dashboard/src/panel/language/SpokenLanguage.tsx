'use client';

import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { Language } from './language.ts';
import { say } from './say.ts';
import type { Speech } from './speak.ts';
import type { AllWords, BrowserWords } from './words.ts';

interface Spoken {
  language: Language;
  words: BrowserWords;
}

const SpokenContext = createContext<Spoken | undefined>(undefined);

/** Hands the words of one language down to what speaks. */
export function SpokenLanguage({ language, words, children }: Spoken & { children: ReactNode }) {
  const spoken = useMemo(() => ({ language, words }), [language, words]);
  return <SpokenContext value={spoken}>{children}</SpokenContext>;
}

/** The words of a room, and how a phrase of them is filled in. */
export function useWords<Room extends keyof BrowserWords & keyof AllWords>(
  room: Room,
): Speech<Room> {
  const spoken = useContext(SpokenContext);
  if (!spoken) throw new Error('the panel has no words here');
  const { language, words } = spoken;
  return {
    language,
    // Of the rooms that both have, the words are the same.
    words: words[room] as AllWords[Room],
    say: (phrase, values) => say(language, phrase, values),
  };
}
