import { accounts as accountsInArabic } from './ar/accounts.ts';
import { caseStudies as caseStudiesInArabic } from './ar/case-studies.ts';
import { content as contentInArabic } from './ar/content.ts';
import { controls as controlsInArabic } from './ar/controls.ts';
import { editing as editingInArabic } from './ar/editing.ts';
import { errors as errorsInArabic } from './ar/errors.ts';
import { health as healthInArabic } from './ar/health.ts';
import { inbox as inboxInArabic } from './ar/inbox.ts';
import { outbox as outboxInArabic } from './ar/outbox.ts';
import { payload as payloadInArabic } from './ar/payload.ts';
import { pictures as picturesInArabic } from './ar/pictures.ts';
import { preview as previewInArabic } from './ar/preview.ts';
import { redirects as redirectsInArabic } from './ar/redirects.ts';
import { today as todayInArabic } from './ar/today.ts';
import { accounts } from './en/accounts.ts';
import { caseStudies } from './en/case-studies.ts';
import { content } from './en/content.ts';
import { controls } from './en/controls.ts';
import { editing } from './en/editing.ts';
import { errors } from './en/errors.ts';
import { health } from './en/health.ts';
import { inbox } from './en/inbox.ts';
import { outbox } from './en/outbox.ts';
import { payload } from './en/payload.ts';
import { pictures } from './en/pictures.ts';
import { preview } from './en/preview.ts';
import { redirects } from './en/redirects.ts';
import { today } from './en/today.ts';
import type { Translated } from './format-text.ts';
import type { Language } from './language.ts';

const english = {
  accounts,
  caseStudies,
  content,
  controls,
  editing,
  errors,
  health,
  inbox,
  outbox,
  payload,
  pictures,
  preview,
  redirects,
  today,
};

/** All texts of the panel, by namespace. */
export type Texts = Translated<typeof english>;

const texts: Record<Language, Texts> = {
  en: english,
  ar: {
    accounts: accountsInArabic,
    caseStudies: caseStudiesInArabic,
    content: contentInArabic,
    controls: controlsInArabic,
    editing: editingInArabic,
    errors: errorsInArabic,
    health: healthInArabic,
    inbox: inboxInArabic,
    outbox: outboxInArabic,
    payload: payloadInArabic,
    pictures: picturesInArabic,
    preview: previewInArabic,
    redirects: redirectsInArabic,
    today: todayInArabic,
  },
};

export const getTexts = (language: Language): Texts => texts[language];

/** The namespaces that are sent to the browser. */
export type BrowserTexts = Omit<Texts, 'errors' | 'today' | 'health' | 'payload'>;

export function getBrowserTexts(language: Language): BrowserTexts {
  const {
    errors: _errors,
    today: _today,
    health: _health,
    payload: _payload,
    ...rest
  } = texts[language];
  return rest;
}
