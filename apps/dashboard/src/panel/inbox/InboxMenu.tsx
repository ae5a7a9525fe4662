import type { ServerProps } from 'payload';
import { hasRole } from '../../access/roles.ts';
import { readsMessages } from '../../inbox/readers.ts';
import { ADDRESSES_PATH } from '../addresses/places.ts';
import { WORDS_PATH } from '../words/places.ts';
import { MenuLink } from './MenuLink.tsx';

/** The ways to our screens, above the panel's own menu, for whoever may open them. */
export function InboxMenu({ user }: ServerProps) {
  const req = { user: user ?? null };
  return (
    <>
      {readsMessages(req) && <MenuLink href="/admin/inbox" name="Inbox" />}
      {readsMessages(req) && <MenuLink href="/admin/leads" name="Leads by month" />}
      {hasRole(req, 'admin', 'editor') && <MenuLink href={WORDS_PATH} name="Words and facts" />}
      {hasRole(req, 'admin', 'editor') && <MenuLink href={ADDRESSES_PATH} name="Addresses" />}
      {hasRole(req, 'admin') && <MenuLink href="/admin/person" name="Find a person" />}
    </>
  );
}
