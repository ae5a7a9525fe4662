import type { I18nClient } from '@payloadcms/translations';
import { toContentLabel } from '../../collections/content/content-labels.ts';
import { findContentName } from '../../collections/content/default-content.ts';
import { getTranslations } from '../language/get-translations.ts';
import type { panelViews } from '../views.ts';

/** Titles of our own screens. A view without one does not compile. */
export const screenTitles: Record<
  keyof typeof panelViews,
  (i18n: I18nClient, lastSegment: string) => string
> = {
  dashboard: (i18n) => getTranslations(i18n, 'today').texts.heading,
  login: (i18n) => getTranslations(i18n, 'accounts').texts.signIn.heading,
  forgot: (i18n) => getTranslations(i18n, 'accounts').texts.forgot.heading,
  welcome: (i18n) => getTranslations(i18n, 'accounts').texts.welcome.invitation.heading,
  inbox: (i18n) => getTranslations(i18n, 'inbox').texts.name,
  words: (i18n) => getTranslations(i18n, 'content').texts.name,
  wordsPage: (i18n, name) => {
    const { language, texts } = getTranslations(i18n, 'content');
    const found = findContentName(name);
    return found ? toContentLabel(found.key, language) : texts.name;
  },
  leads: (i18n) => getTranslations(i18n, 'inbox').texts.leads.name,
  health: (i18n) => getTranslations(i18n, 'health').texts.name,
  person: (i18n) => getTranslations(i18n, 'inbox').texts.menu.person,
};

/** Titles of Payload's own screens, by the first segment of their path. */
export const payloadTitles: Record<string, (i18n: I18nClient) => string> = {
  account: ({ t }) => t('authentication:account'),
  logout: ({ t }) => t('authentication:logout'),
  'logout-inactivity': ({ t }) => t('authentication:logout'),
  unauthorized: ({ t }) => t('error:unauthorized'),
};
