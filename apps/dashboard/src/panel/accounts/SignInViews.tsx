import { MinimalTemplate } from '@payloadcms/next/templates';
import { redirect } from 'next/navigation.js';
import type { AdminViewServerProps } from 'payload';
import { getSafeRedirect } from 'payload/shared';
import type { ReactNode } from 'react';
import { isMailConfigured } from '../../outbox/forwarding-gaps.ts';
import { getTranslations } from '../../platform/language/get-translations.ts';
import { Logo } from '../Logo.tsx';
import { ForgotForm, SignInForm } from './SignInForm.tsx';
import { WelcomeForm } from './WelcomeForm.tsx';

const Door = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <div className="panel-part account-door">
    <Logo />
    <h1>{heading}</h1>
    {children}
  </div>
);

/** `/admin/login`. Redirects signed-in users. */
export function SignInView({ initPageResult: { req }, searchParams }: AdminViewServerProps) {
  const redirectTo = searchParams?.redirect ?? '';
  const to = getSafeRedirect({ fallbackTo: '/admin', redirectTo });
  if (req.user) redirect(to);
  const { signIn } = getTranslations(req.i18n, 'accounts').texts;
  return (
    <Door heading={signIn.heading}>
      <SignInForm to={to} isMailSet={isMailConfigured()} />
    </Door>
  );
}

/** `/admin/forgot`: requests a link to choose a new password. */
export function ForgotView({ initPageResult: { req } }: AdminViewServerProps) {
  if (req.user) redirect('/admin/account');
  const { forgot } = getTranslations(req.i18n, 'accounts').texts;
  return (
    <Door heading={forgot.heading}>
      <ForgotForm />
    </Door>
  );
}

/** `/admin/welcome#<token>`: where the link to choose a password leads. The first admin comes with `?first`. */
export const WelcomeView = ({ initPageResult: { req }, searchParams }: AdminViewServerProps) => (
  // Payload draws it around the views of its own paths only.
  <MinimalTemplate>
    <Door heading={getTranslations(req.i18n, 'accounts').texts.welcome.heading}>
      <WelcomeForm isFirstAdmin={searchParams?.first !== undefined} />
    </Door>
  </MinimalTemplate>
);
