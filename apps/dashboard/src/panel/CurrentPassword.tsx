'use client';

import { FieldDescription, PasswordField } from '@payloadcms/ui';
import { useWords } from './language/SpokenLanguage.tsx';

const PATH = 'currentPassword';

/** Asks somebody who changes a password or an e-mail address for the password they signed in with. */
export function CurrentPassword() {
  const { words } = useWords('accounts');
  return (
    <div className="current-password">
      <PasswordField
        autoComplete="current-password"
        path={PATH}
        field={{ name: PATH, label: words.currentPassword }}
        validate={() => true}
      />
      <FieldDescription path={PATH} description={words.currentHint} />
    </div>
  );
}
