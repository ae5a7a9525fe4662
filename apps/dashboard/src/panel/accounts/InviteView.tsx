import { Gutter, SetStepNav } from '@payloadcms/ui';
import { redirect } from 'next/navigation.js';
import type { AdminViewServerProps } from 'payload';
import { hasRole } from '../../access/roles.ts';
import { getFactorSince } from '../../accounts/factor.ts';
import { isMailSet } from '../../outbox/forwarding-gaps.ts';
import { Frame } from '../inbox/Frame.tsx';
import { getTranslations } from '../language/get-translations.ts';
import { InviteForm } from './InviteForm.tsx';

/** `/admin/invite`: another account. */
export async function InviteView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req } = initPageResult;
  if (!req.user) redirect('/admin/login?redirect=/admin/invite');
  if (!hasRole(req, 'admin')) redirect('/admin');
  const needsCode = (await getFactorSince(req.payload, req.user.id)) !== undefined;
  const { invite: says } = getTranslations(req.i18n, 'accounts').texts;
  return (
    <Frame initPageResult={initPageResult} params={params} searchParams={searchParams}>
      <SetStepNav
        nav={[{ label: says.users, url: '/admin/collections/users' }, { label: says.name }]}
      />
      <Gutter className="account-page">
        <h1>{says.heading}</h1>
        <p>{isMailSet() ? says.mail : says.noMail}</p>
        <InviteForm needsCode={needsCode} />
      </Gutter>
    </Frame>
  );
}
