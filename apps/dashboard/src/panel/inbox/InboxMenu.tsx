import type { ServerProps } from 'payload';
import { hasRole } from '../../access/roles.ts';
import { readsMessages } from '../../inbox/readers.ts';
import { ADDRESSES_PATH } from '../addresses/places.ts';
import { HEALTH_PAGE } from '../health/places.ts';
import { KeepMenu } from '../KeepMenu.tsx';
import { getTranslations } from '../language/get-translations.ts';
import { WORDS_PATH } from '../words/places.ts';
import { MenuLink } from './MenuLink.tsx';

/** The ways to our screens, above the panel's own menu, for whoever may open them. */
export function InboxMenu({ user, i18n }: ServerProps) {
  const { name, menu } = getTranslations(i18n, 'inbox').texts;
  const req = { user: user ?? null };
  return (
    <>
      <KeepMenu />
      {readsMessages(req) && <MenuLink href="/admin/inbox" name={name} />}
      {readsMessages(req) && <MenuLink href="/admin/leads" name={menu.leads} />}
      {hasRole(req, 'admin', 'editor') && <MenuLink href={WORDS_PATH} name={menu.words} />}
      {hasRole(req, 'admin', 'editor') && <MenuLink href={ADDRESSES_PATH} name={menu.addresses} />}
      {hasRole(req, 'admin') && <MenuLink href="/admin/person" name={menu.person} />}
      {hasRole(req, 'admin') && <MenuLink href={HEALTH_PAGE} name={menu.health} />}
    </>
  );
}
