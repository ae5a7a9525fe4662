import { redirect } from 'next/navigation.js';
import type { AdminViewServerProps } from 'payload';
import { getSafeRedirect } from 'payload/shared';
import { findEnrollingUser } from '../../accounts/session-guard.ts';
import { isMailConfigured } from '../../outbox/forwarding-gaps.ts';
import { Logo } from '../Logo.tsx';
import { speak } from '../language/speak.ts';
import { SignInForm } from './SignInForm.tsx';

/** `/admin/login`. Whoever is in is led on; whoever must set up a second factor first, there. */
export async function SignInView({ initPageResult, searchParams }: AdminViewServerProps) {
  const { req } = initPageResult;
  const to = getSafeRedirect({
    fallbackTo: '/admin',
    redirectTo: searchParams?.redirect ?? '',
  });
  if (req.user) redirect(to);
  if (await findEnrollingUser(req)) redirect('/admin/second-factor');
  const { signIn } = speak(req.i18n, 'accounts').words;
  return (
    <div className="account-door">
      <Logo />
      <h1>{signIn.heading}</h1>
      <SignInForm to={to} isMailSet={isMailConfigured()} />
    </div>
  );
}
