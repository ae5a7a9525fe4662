import { redirect } from 'next/navigation.js';
import type { AdminViewServerProps } from 'payload';
import { getSafeRedirect } from 'payload/shared';
import { findEnrollingUser } from '../../accounts/session-guard.ts';
import { isMailConfigured } from '../../outbox/forwarding-gaps.ts';
import { Logo } from '../Logo.tsx';
import { getTranslations } from '../language/get-translations.ts';
import { SignInForm } from './SignInForm.tsx';

/** `/admin/login`. Redirects signed-in users, and users who must set up a second factor. */
export async function SignInView({ initPageResult, searchParams }: AdminViewServerProps) {
  const { req } = initPageResult;
  const to = getSafeRedirect({
    fallbackTo: '/admin',
    redirectTo: searchParams?.redirect ?? '',
  });
  if (req.user) redirect(to);
  if (await findEnrollingUser(req)) redirect('/admin/second-factor');
  const { signIn } = getTranslations(req.i18n, 'accounts').texts;
  return (
    <div className="account-door">
      <Logo />
      <h1>{signIn.heading}</h1>
      <SignInForm to={to} isMailSet={isMailConfigured()} />
    </div>
  );
}
