import { MinimalTemplate } from '@payloadcms/next/templates';
import { redirect } from 'next/navigation.js';
import type { AdminViewServerProps } from 'payload';
import { findEnrollingUser } from '../../accounts/session-guard.ts';
import { Logo } from '../Logo.tsx';
import { getTranslations } from '../language/get-translations.ts';
import { Enrol } from './Enrol.tsx';

/** `/admin/second-factor`: all that is open to an admin who must set one up first. */
export async function EnrolView({ initPageResult }: AdminViewServerProps) {
  const { req } = initPageResult;
  if (req.user) redirect('/admin/account');
  const user = await findEnrollingUser(req);
  if (!user) redirect('/admin/login');
  const { factor } = getTranslations(req.i18n, 'accounts').texts;
  return (
    <MinimalTemplate>
      <div className="account-door">
        <Logo />
        <h1>{factor.name}</h1>
        <p>
          {factor.enrol} <strong>{user.email}</strong>
        </p>
        <Enrol />
      </div>
    </MinimalTemplate>
  );
}
