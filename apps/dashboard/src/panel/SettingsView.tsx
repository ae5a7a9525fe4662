import { Gutter, SetStepNav } from '@payloadcms/ui';
import { notFound, redirect } from 'next/navigation.js';
import type { AdminViewServerProps } from 'payload';
import { hasPermission } from '../access/permissions.ts';
import { HeadingDot } from './HeadingDot.tsx';
import { getTranslations } from './language/get-translations.ts';
import { toLabel } from './language/to-label.ts';
import { PanelPage } from './PanelPage.tsx';
import { Row } from './today/Section.tsx';

const lists = ['delivery-targets', 'audit-trail', 'old-addresses', 'missing-paths'] as const;

/** What admins set or look up once in a while: `/admin/settings`. */
export function SettingsView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req } = initPageResult;
  if (!req.user) redirect(`/admin/login?redirect=${encodeURIComponent('/admin/settings')}`);
  if (!hasPermission(req, 'administration')) notFound();
  const { language, texts } = getTranslations(req.i18n, 'menu');
  const { collections, config } = req.payload;
  const rows = [
    ...lists.map((slug) => {
      const { admin, labels } = collections[slug].config;
      return [`collections/${slug}`, labels.plural, admin.description];
    }),
    ...config.globals.map((one) => [`globals/${one.slug}`, one.label, one.admin.description]),
    ['person', texts.person, texts.personHint],
  ];
  return (
    <PanelPage initPageResult={initPageResult} params={params} searchParams={searchParams}>
      <SetStepNav nav={[{ label: texts.settings }]} />
      <Gutter className="today">
        <h1>
          {texts.settings}
          <HeadingDot />
        </h1>
        <ul className="today__part">
          {rows.map(([path, name, text]) => (
            <Row key={String(path)} path={`/admin/${path}`} title={toLabel(name, language) ?? ''}>
              {toLabel(text, language)}
            </Row>
          ))}
        </ul>
      </Gutter>
    </PanelPage>
  );
}
