import { Gutter, Link, SetStepNav } from '@payloadcms/ui';
import { redirect } from 'next/navigation.js';
import type { AdminViewServerProps, ServerProps } from 'payload';
import { hasRole } from '../../access/roles.ts';
import { getFactorSince } from '../../accounts/factor.ts';
import { isMailConfigured } from '../../outbox/forwarding-gaps.ts';
import { getTranslations } from '../language/get-translations.ts';
import { PanelPage } from '../PanelPage.tsx';
import { InviteForm } from './SentLinks.tsx';

/** Link to the invitation, above the list of accounts. */
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

/** `/admin/invite`: another account. */
export async function InviteView(props: AdminViewServerProps) {
  const { req } = props.initPageResult;
  if (!req.user) redirect('/admin/login?redirect=/admin/invite');
  if (!hasRole(req, 'admin')) redirect('/admin');
  const needsCode = (await getFactorSince(req.payload, req.user.id)) !== undefined;
  const { invite: labels } = getTranslations(req.i18n, 'accounts').texts;
  return (
    <PanelPage {...props}>
      <SetStepNav
        nav={[{ label: labels.users, url: '/admin/collections/users' }, { label: labels.name }]}
      />
      <Gutter className="account-page">
        <h1>{labels.heading}</h1>
        <p>{isMailConfigured() ? labels.mail : labels.noMail}</p>
        <InviteForm needsCode={needsCode} />
      </Gutter>
    </PanelPage>
  );
}
