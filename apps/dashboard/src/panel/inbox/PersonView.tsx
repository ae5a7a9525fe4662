import type { AdminViewServerProps } from 'payload';
import { getBackupExpiryText } from '../../operations/backup/backup-health.ts';
import { getTranslations } from '../../platform/language/get-translations.ts';
import { Heading } from '../Heading.tsx';
import { PanelPage, requireAdmin } from '../PanelPage.tsx';
import { PersonSearch } from './PersonSearch.tsx';

/** Search for the data of one person, for admins: `/admin/person`. */
export async function PersonView(view: AdminViewServerProps) {
  requireAdmin(view);
  const { i18n, payload } = view.initPageResult.req;
  const { person } = getTranslations(i18n, 'menu').texts;
  return (
    <PanelPage view={view} name={person}>
      <Heading>{person}</Heading>
      <PersonSearch
        backupText={await getBackupExpiryText(payload, getTranslations(i18n, 'inbox'))}
      />
    </PanelPage>
  );
}
