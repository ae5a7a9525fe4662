import type { ServerProps } from 'payload';
import { hasPermission } from '../access/permissions.ts';
import { readableForms } from '../submissions/forms.ts';
import { HEALTH_PATH } from './health/path.ts';
import { getTranslations } from './language/get-translations.ts';
import { MenuLink } from './MenuLink.tsx';

/** Links to our screens above Payload's menu, for users with access. */
export function PanelMenu({ user, i18n }: ServerProps) {
  const { name, menu } = getTranslations(i18n, 'inbox').texts;
  const req = { user: user ?? null };
  return (
    <>
      {readableForms(req).length > 0 && <MenuLink href="/admin/inbox" name={name} />}
      {hasPermission(req, 'administration') && <MenuLink href="/admin/person" name={menu.person} />}
      {hasPermission(req, 'administration') && <MenuLink href={HEALTH_PATH} name={menu.health} />}
    </>
  );
}
