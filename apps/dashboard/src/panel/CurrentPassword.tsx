'use client';

import { FieldDescription, PasswordField } from '@payloadcms/ui';

const PATH = 'currentPassword';

/** Asks somebody who changes a password or an e-mail address for the password they signed in with. */
export function CurrentPassword() {
  return (
    <div className="current-password">
      <PasswordField
        autoComplete="current-password"
        path={PATH}
        field={{ name: PATH, label: 'Your current password' }}
        validate={() => true}
      />
      <FieldDescription
        path={PATH}
        description="Needed only to change the e-mail address or the password."
      />
    </div>
  );
}
