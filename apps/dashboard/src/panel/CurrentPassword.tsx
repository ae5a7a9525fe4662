'use client';

import { PasswordField } from '@payloadcms/ui';

/** Asks somebody who changes a password or an e-mail address for the password they signed in with. */
export function CurrentPassword() {
  return (
    <PasswordField
      autoComplete="current-password"
      path="currentPassword"
      field={{
        name: 'currentPassword',
        label: 'Your current password (to change an e-mail address or a password)',
      }}
      validate={() => true}
    />
  );
}
