import { Gutter, SetStepNav } from '@payloadcms/ui';
import { notFound, redirect } from 'next/navigation.js';
import type { AdminViewServerProps } from 'payload';
import { hasPermission } from '../../access/permissions.ts';
import { getBackupExpiryText } from '../../operations/backup/backup-health.ts';
import { getTranslations } from '../language/get-translations.ts';
import { PanelPage } from '../PanelPage.tsx';
import { PersonSearch } from './PersonSearch.tsx';

/** Search for the data of one person, for admins: `/admin/person`. */
export async function PersonView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req } = initPageResult;
  if (!req.user) redirect(`/admin/login?redirect=${encodeURIComponent('/admin/person')}`);
  if (!hasPermission(req, 'administration')) notFound();
  const translations = getTranslations(req.i18n, 'inbox');
  return (
    <PanelPage initPageResult={initPageResult} params={params} searchParams={searchParams}>
      <SetStepNav nav={[{ label: getTranslations(req.i18n, 'menu').texts.person }]} />
      <Gutter className="inbox">
        <PersonSearch backupText={await getBackupExpiryText(req.payload, translations)} />
      </Gutter>
    </PanelPage>
  );
}
