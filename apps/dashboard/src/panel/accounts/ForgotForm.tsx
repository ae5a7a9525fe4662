'use client';

import { Link } from '@payloadcms/ui';
import { useState } from 'react';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { TextField } from './AccountFields.tsx';
import { AccountForm } from './AccountForm.tsx';

/** Requests a link to choose a new password. */
export function ForgotForm() {
  const { texts, t } = useTranslations('accounts');
  const labels = texts.forgot;
  const [email, setEmail] = useState<string>();
  return (
    <>
      {email === undefined ? (
        <AccountForm
          path="users/forgot-password"
          submitLabel={labels.submit}
          onDone={(_, fields) => setEmail(fields.email)}
        >
          <p>{labels.text}</p>
          <TextField name="email" label={texts.email} type="email" autoComplete="username" />
        </AccountForm>
      ) : (
        <p className="account-notice" role="status">
          {t(labels.sent, { email })} {labels.retried}
        </p>
      )}
      <Link href="/admin/login" prefetch={false}>
        {labels.back}
      </Link>
    </>
  );
}
