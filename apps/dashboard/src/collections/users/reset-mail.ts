import type { IncomingAuthType } from 'payload';

type ForgotPassword = NonNullable<IncomingAuthType['forgotPassword']>;

/** The mail with the link to choose a new password. The link is ours whatever host the request named. */
export function toResetMail(publicUrl: string, brandName: string): ForgotPassword {
  return {
    generateEmailSubject: () => `${brandName} dashboard: choose a new password`,
    generateEmailHTML: (args) => {
      const link = `${publicUrl}/admin/reset/${args?.token ?? ''}`;
      return `<p>Somebody asked to choose a new password for the ${brandName} dashboard with this address.</p>
<p><a href="${link}">Choose a new password</a> (works once, for one hour)</p>
<p>If it was not you, there is nothing to do: your password stays as it is.</p>`;
    },
  };
}
