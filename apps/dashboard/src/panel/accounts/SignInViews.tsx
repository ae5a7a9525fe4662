import { MinimalTemplate } from '@payloadcms/next/templates';
import { redirect } from 'next/navigation.js';
import type { AdminViewServerProps } from 'payload';
import { getSafeRedirect } from 'payload/shared';
import { isMailConfigured } from '../../outbox/forwarding-gaps.ts';
import { Logo } from '../Logo.tsx';
import { getTranslations } from '../language/get-translations.ts';
import { ForgotForm, SignInForm } from './SignInForm.tsx';
import { WelcomeForm } from './WelcomeForm.tsx';

/** `/admin/login`. Redirects signed-in users. */
export function SignInView({ initPageResult: { req }, searchParams }: AdminViewServerProps) {
  const redirectTo = searchParams?.redirect ?? '';
  const to = getSafeRedirect({ fallbackTo: '/admin', redirectTo });
  if (req.user) redirect(to);
  const { signIn } = getTranslations(req.i18n, 'accounts').texts;
  return (
    <div className="account-door">
      <Logo />
      <h1>{signIn.heading}</h1>
      <SignInForm to={to} isMailSet={isMailConfigured()} />
    </div>
  );
}

/** `/admin/forgot`: requests a link to choose a new password. */
export function ForgotView({ initPageResult: { req } }: AdminViewServerProps) {
  if (req.user) redirect('/admin/account');
  const { forgot } = getTranslations(req.i18n, 'accounts').texts;
  return (
    <MinimalTemplate>
      <div className="account-door">
        <Logo />
        <h1>{forgot.heading}</h1>
        <ForgotForm />
      </div>
    </MinimalTemplate>
  );
}

/** `/admin/welcome#<token>`: where the link to choose a password leads. The first admin comes with `?first`. */
export const WelcomeView = ({ searchParams }: AdminViewServerProps) => (
  <MinimalTemplate>
    <div className="account-door">
      <Logo />
      <WelcomeForm isFirstAdmin={searchParams?.first !== undefined} />
    </div>
  </MinimalTemplate>
);
