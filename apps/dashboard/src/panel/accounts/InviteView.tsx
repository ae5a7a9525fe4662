import { Gutter, SetStepNav } from '@payloadcms/ui';
import { redirect } from 'next/navigation.js';
import type { AdminViewServerProps } from 'payload';
import { hasRole } from '../../access/roles.ts';
import { getFactorSince } from '../../accounts/factor.ts';
import { isMailConfigured } from '../../outbox/forwarding-gaps.ts';
import { getTranslations } from '../language/get-translations.ts';
import { PanelPage } from '../PanelPage.tsx';
import { InviteForm } from './InviteForm.tsx';

/** `/admin/invite`: another account. */
export async function InviteView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req } = initPageResult;
  if (!req.user) redirect('/admin/login?redirect=/admin/invite');
  if (!hasRole(req, 'admin')) redirect('/admin');
  const needsCode = (await getFactorSince(req.payload, req.user.id)) !== undefined;
  const { invite: labels } = getTranslations(req.i18n, 'accounts').texts;
  return (
    <PanelPage initPageResult={initPageResult} params={params} searchParams={searchParams}>
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
