'use client';

import { type Role, roles } from '../../access/roles.ts';
import { useTranslations } from '../language/TranslationsProvider.tsx';

interface RoleChoiceProps {
  legend: string;
  role: Role;
  onChoose: (role: Role) => void;
}

/** The role of an account. */
export function RoleChoice({ legend, role, onChoose }: RoleChoiceProps) {
  const { invite: labels } = useTranslations('accounts').texts;
  return (
    <fieldset className="account-roles">
      <legend>{legend}</legend>
      {roles.map((one) => (
        <label key={one} className="account-check">
          <input type="radio" name="role" checked={role === one} onChange={() => onChoose(one)} />
          <span>
            <strong>{labels.roles[one]}</strong> {labels.rights[one]}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
