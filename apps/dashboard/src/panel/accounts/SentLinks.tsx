'use client';

import { Link } from '@payloadcms/ui';
import { useState } from 'react';
import type { SentLink } from '../../accounts/invite.ts';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { getTimeZone, toLongMoment } from '../language/times.ts';
import { ProofFields, RoleField, TextField } from './AccountFields.tsx';
import { AccountForm } from './AccountForm.tsx';
import { ConfirmButton } from './ConfirmButton.tsx';
import { CopyButton } from './RecoveryCodes.tsx';

/** Recipient of a link; without a mail server the link itself, which is shown only once. */
function SentNotice({ sent: { sentTo = '', link, until } }: { sent: SentLink }) {
  const { language, texts, t } = useTranslations('accounts');
  const labels = texts.sent;
  const end = t(labels.works, { time: `${toLongMoment(until, language)} (${getTimeZone()})` });
  if (!link) {
    return (
      <p className="account-notice" role="status">
        {t(labels.onItsWay, { email: sentTo })} {end} {labels.retried}
      </p>
    );
  }
  return (
    <div className="account-notice" role="status">
      <p>
        {labels.passOn} {end} {labels.once}
      </p>
      <code className="account-secret">{link}</code>
      <div className="account-acts">
        <CopyButton text={link} label={labels.copy} failure={labels.noCopy} />
      </div>
    </div>
  );
}

interface SendLinkProps {
  account: number;
  label: string;
  /** Whether the admin has a second factor. */
  needsCode: boolean;
}

/** Sends a link to choose a password, which replaces former ones. */
export function SendLink({ account, label, needsCode }: SendLinkProps) {
  const { sent: labels } = useTranslations('accounts').texts;
  const [sent, setSent] = useState<SentLink>();
  return (
    <>
      {sent && <SentNotice sent={sent} />}
      <div className="account-acts">
        <ConfirmButton<SentLink>
          label={label}
          text={labels.before}
          path="accounts/links/send"
          values={{ account }}
          needsCode={needsCode}
          onDone={setSent}
        />
      </div>
    </>
  );
}

/** Invites a user. @param needsCode whether the admin has a second factor */
export function InviteForm({ needsCode }: { needsCode: boolean }) {
  const { invite: labels, ...texts } = useTranslations('accounts').texts;
  const [sent, setSent] = useState<SentLink>();
  if (sent) {
    return (
      <>
        <SentNotice sent={sent} />
        <div className="account-acts">
          <button type="button" onClick={() => setSent(undefined)}>
            {labels.another}
          </button>
          <Link className="account-button" href="/admin/collections/users" prefetch={false}>
            {labels.all}
          </Link>
        </div>
      </>
    );
  }
  return (
    <AccountForm<SentLink> path="accounts/invitations" submitLabel={labels.submit} onDone={setSent}>
      <TextField name="name" label={texts.name} maxLength={80} dir="auto" autoComplete="off" />
      <TextField name="email" label={texts.email} type="email" maxLength={254} autoComplete="off" />
      <RoleField selected="editor" />
      <ProofFields needsCode={needsCode} />
    </AccountForm>
  );
}
