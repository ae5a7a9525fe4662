import { getTranslation } from '@payloadcms/translations';
import type { AdminViewServerProps } from 'payload';
import { getTranslations } from '../platform/language/get-translations.ts';
import { LinkRow } from './controls/Section.tsx';
import { Heading } from './Heading.tsx';
import { PanelPage, requireAdmin } from './PanelPage.tsx';

const lists = ['delivery-targets', 'audit-trail', 'old-addresses', 'missing-paths'] as const;

/** Settings for admins: `/admin/settings`. */
export function SettingsView(view: AdminViewServerProps) {
  requireAdmin(view);
  const { i18n, payload } = view.initPageResult.req;
  const { globals } = payload.config;
  const { texts } = getTranslations(i18n, 'menu');
  const rows = [
    ...lists.map((slug) => {
      const { admin, labels } = payload.collections[slug].config;
      return [`collections/${slug}`, labels.plural, admin.description];
    }),
    ...globals.map(({ slug, label, admin }) => [`globals/${slug}`, label, admin.description]),
    ['person', texts.person, texts.personHint],
  ];
  return (
    <PanelPage view={view} name={texts.settings}>
      <Heading>{texts.settings}</Heading>
      <ul className="today__part">
        {rows.map(([path, name = '', text = '']) => (
          <LinkRow key={`${path}`} path={`/admin/${path}`} title={getTranslation(name, i18n)}>
            {getTranslation(text, i18n)}
          </LinkRow>
        ))}
      </ul>
    </PanelPage>
  );
}
