import { Link } from '@payloadcms/ui';
import type { ServerProps } from 'payload';
import { hasRole } from '../../access/roles.ts';
import { getTranslations } from '../language/get-translations.ts';

/** Above the list of accounts: the way to another one. */
export function InviteButton({ user, i18n }: ServerProps) {
  if (!hasRole({ user: user ?? null }, 'admin')) return null;
  return (
    <p className="account-acts">
      <Link className="account-button" data-main href="/admin/invite" prefetch={false}>
        {getTranslations(i18n, 'accounts').texts.invite.heading}
      </Link>
    </p>
  );
}
