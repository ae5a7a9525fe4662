import type { I18nClient } from '@payloadcms/translations';
import { getTranslations } from '../language/get-translations.ts';
import { panelViews } from '../views.ts';

type View = keyof typeof panelViews;

/** Titles of our own screens. A view without one does not compile. */
const screenTitles: Record<View, (i18n: I18nClient) => string> = {
  dashboard: (i18n) => getTranslations(i18n, 'today').texts.heading,
  login: (i18n) => getTranslations(i18n, 'accounts').texts.signIn.heading,
  forgot: (i18n) => getTranslations(i18n, 'accounts').texts.forgot.heading,
  welcome: (i18n) => getTranslations(i18n, 'accounts').texts.welcome.heading,
  inbox: (i18n) => getTranslations(i18n, 'inbox').texts.name,
  health: (i18n) => getTranslations(i18n, 'health').texts.name,
  person: (i18n) => getTranslations(i18n, 'inbox').texts.menu.person,
};

/**
 * The title of one of our screens; nothing for Payload's.
 * @param segments of the path below `/admin`
 */
export function toScreenTitle(i18n: I18nClient, segments: readonly string[]): string | undefined {
  const found = (Object.keys(panelViews) as View[]).find((name) => {
    const view = panelViews[name];
    const parts = 'path' in view ? view.path.split('/').slice(1) : [];
    return (
      parts.length === segments.length &&
      parts.every((part, at) => part.startsWith(':') || part === segments[at])
    );
  });
  return found && screenTitles[found](i18n);
}
