import { MinimalTemplate } from '@payloadcms/next/templates';
import { redirect } from 'next/navigation.js';
import type { AdminViewServerProps } from 'payload';
import { findEnrolling } from '../../accounts/session-guard.ts';
import { Logo } from '../Logo.tsx';
import { Enrol } from './Enrol.tsx';

/** `/admin/second-factor`: all that is open to an admin who must set one up first. */
export async function EnrolView({ initPageResult }: AdminViewServerProps) {
  const { req } = initPageResult;
  if (req.user) redirect('/admin/account');
  const user = await findEnrolling(req);
  if (!user) redirect('/admin/login');
  return (
    <MinimalTemplate>
      <div className="account-door">
        <Logo />
        <h1>Second factor</h1>
        <p>
          Admins sign in with a password and a code. Set it up for <strong>{user.email}</strong>,
          and you are in.
        </p>
        <Enrol />
      </div>
    </MinimalTemplate>
  );
}
