import { MinimalTemplate } from '@payloadcms/next/templates';
import { Logo } from '../Logo.tsx';
import { WelcomeForm } from './WelcomeForm.tsx';

/** `/admin/welcome#<token>`: where the link to choose a password leads. */
export function WelcomeView() {
  return (
    <MinimalTemplate>
      <div className="account-door">
        <Logo />
        <WelcomeForm />
      </div>
    </MinimalTemplate>
  );
}
