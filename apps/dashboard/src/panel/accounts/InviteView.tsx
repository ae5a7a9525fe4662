import { Gutter, SetStepNav } from '@payloadcms/ui';
import { redirect } from 'next/navigation.js';
import type { AdminViewServerProps } from 'payload';
import { hasRole } from '../../access/roles.ts';
import { isMailSet } from '../../outbox/forwarding-gaps.ts';
import { Frame } from '../inbox/Frame.tsx';
import { InviteForm } from './InviteForm.tsx';

/** `/admin/invite`: another account. */
export function InviteView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req } = initPageResult;
  if (!req.user) redirect('/admin/login?redirect=/admin/invite');
  if (!hasRole(req, 'admin')) redirect('/admin');
  return (
    <Frame initPageResult={initPageResult} params={params} searchParams={searchParams}>
      <SetStepNav
        nav={[{ label: 'Users', url: '/admin/collections/users' }, { label: 'Invite' }]}
      />
      <Gutter className="account-page">
        <h1>Invite somebody</h1>
        <p>
          {isMailSet()
            ? 'They get a mail with a link, and choose their password themselves.'
            : 'They choose their password themselves, with a link. Mail is off, so the link is shown here for you to pass on.'}
        </p>
        <InviteForm />
      </Gutter>
    </Frame>
  );
}
