'use client';

import { FieldError, useField } from '@payloadcms/ui';
import type { TextFieldClientProps } from 'payload';
import { REMOTE } from '../../collections/openings/remote.ts';
import { useTranslations } from '../language/TranslationsProvider.tsx';

type OfficeFieldProps = TextFieldClientProps & { options: { value: string; label: string }[] };

/** Where the position is: one of the agency's offices, or anywhere. */
export function OfficeField({ path, options, readOnly }: OfficeFieldProps) {
  const { openings: labels } = useTranslations('caseStudies').texts;
  const { value, setValue, showError, errorMessage } = useField<string>({ path });
  return (
    <label className="field-type office-field">
      <span className="field-label">{labels.office}</span>
      <FieldError path={path} showError={showError} message={errorMessage ?? ''} />
      <select
        value={value ?? ''}
        disabled={readOnly}
        onChange={({ target }) => setValue(target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.value === REMOTE ? labels.remote : option.label}
          </option>
        ))}
      </select>
    </label>
  );
}
