import type { I18nClient } from '@payloadcms/translations';
import { toContentLabel } from '../../collections/content/content-labels.ts';
import { findContentName } from '../../collections/content/default-content.ts';
import { speak } from '../language/speak.ts';
import type { panelViews } from '../views.ts';

/** Titles of our own screens. A view without one does not compile. */
export const screenTitles: Record<
  keyof typeof panelViews,
  (i18n: I18nClient, lastSegment: string) => string
> = {
  dashboard: (i18n) => speak(i18n, 'today').words.heading,
  login: (i18n) => speak(i18n, 'accounts').words.signIn.heading,
  forgot: (i18n) => speak(i18n, 'accounts').words.forgot.heading,
  welcome: (i18n) => speak(i18n, 'accounts').words.welcome.heading,
  secondFactor: (i18n) => speak(i18n, 'accounts').words.factor.name,
  invite: (i18n) => speak(i18n, 'accounts').words.invite.heading,
  inbox: (i18n) => speak(i18n, 'inbox').words.name,
  words: (i18n) => speak(i18n, 'words').words.name,
  wordsPage: (i18n, name) => {
    const { language, words } = speak(i18n, 'words');
    const found = findContentName(name);
    return found ? toContentLabel(found.key, language) : words.name;
  },
  addresses: (i18n) => speak(i18n, 'addresses').words.name,
  leads: (i18n) => speak(i18n, 'inbox').words.leads.name,
  health: (i18n) => speak(i18n, 'health').words.name,
  person: (i18n) => speak(i18n, 'inbox').words.menu.person,
};

/** Titles of Payload's screens that stand for themselves, by the first segment of their path. */
export const payloadTitles: Record<string, (i18n: I18nClient) => string> = {
  account: ({ t }) => t('authentication:account'),
  logout: ({ t }) => t('authentication:logout'),
  'logout-inactivity': ({ t }) => t('authentication:logout'),
  unauthorized: ({ t }) => t('error:unauthorized'),
};
