import { MinimalTemplate } from '@payloadcms/next/templates';
import { redirect } from 'next/navigation.js';
import type { AdminViewServerProps } from 'payload';
import { Logo } from '../Logo.tsx';
import { getTranslations } from '../language/get-translations.ts';
import { ForgotForm } from './ForgotForm.tsx';

/** `/admin/forgot`: requests a link to choose a new password. */
export function ForgotView({ initPageResult }: AdminViewServerProps) {
  const { req } = initPageResult;
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
