import { accounts as accountsInArabic } from './ar/accounts.ts';
import { addresses as addressesInArabic } from './ar/addresses.ts';
import { controls as controlsInArabic } from './ar/controls.ts';
import { editing as editingInArabic } from './ar/editing.ts';
import { health as healthInArabic } from './ar/health.ts';
import { inbox as inboxInArabic } from './ar/inbox.ts';
import { outbox as outboxInArabic } from './ar/outbox.ts';
import { payload as payloadInArabic } from './ar/payload.ts';
import { pictures as picturesInArabic } from './ar/pictures.ts';
import { preview as previewInArabic } from './ar/preview.ts';
import { refusals as refusalsInArabic } from './ar/refusals.ts';
import { studies as studiesInArabic } from './ar/studies.ts';
import { today as todayInArabic } from './ar/today.ts';
import { words as wordsInArabic } from './ar/words.ts';
import { accounts } from './en/accounts.ts';
import { addresses } from './en/addresses.ts';
import { controls } from './en/controls.ts';
import { editing } from './en/editing.ts';
import { health } from './en/health.ts';
import { inbox } from './en/inbox.ts';
import { outbox } from './en/outbox.ts';
import { payload } from './en/payload.ts';
import { pictures } from './en/pictures.ts';
import { preview } from './en/preview.ts';
import { refusals } from './en/refusals.ts';
import { studies } from './en/studies.ts';
import { today } from './en/today.ts';
import { words as formWords } from './en/words.ts';
import type { Language } from './language.ts';
import type { Translated } from './say.ts';

const english = {
  ...{
    accounts,
    addresses,
    controls,
    editing,
    health,
    inbox,
    outbox,
    payload,
    pictures,
    preview,
    refusals,
    studies,
    today,
  },
  words: formWords,
};

/** What the panel says in a language, by room. */
export type AllWords = Translated<typeof english>;

const words: Record<Language, AllWords> = {
  en: english,
  ar: {
    accounts: accountsInArabic,
    addresses: addressesInArabic,
    controls: controlsInArabic,
    editing: editingInArabic,
    health: healthInArabic,
    inbox: inboxInArabic,
    outbox: outboxInArabic,
    payload: payloadInArabic,
    pictures: picturesInArabic,
    preview: previewInArabic,
    refusals: refusalsInArabic,
    studies: studiesInArabic,
    today: todayInArabic,
    words: wordsInArabic,
  },
};

/** The words of a language. */
export const getWords = (language: Language): AllWords => words[language];

/** What the browser is given: what only the server says stays there. */
export type BrowserWords = Omit<AllWords, 'refusals' | 'today' | 'health' | 'payload'>;

/** Those the browser needs. */
export function getBrowserWords(language: Language): BrowserWords {
  const {
    refusals: _saidByServer,
    today: _drawnByServer,
    health: _alsoDrawnByServer,
    payload: _givenByPayload,
    ...rest
  } = words[language];
  return rest;
}
