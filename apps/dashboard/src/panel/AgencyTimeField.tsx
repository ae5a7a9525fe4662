'use client';

import { FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui';
import type { DateFieldClientProps } from 'payload';
import { fromTimeField, toTimeField } from '../platform/language/times.ts';

/** A date and time in the agency's time zone. Payload's own field has the zone of the device. */
export function AgencyTimeField({ field, path, readOnly }: DateFieldClientProps) {
  const { disabled, setValue, showError, value } = useField<string | null>({ path });
  const id = `field-${path.replaceAll('.', '__')}`;
  return (
    <div className={`field-type text date-time-field${showError ? ' error' : ''}`}>
      <FieldLabel htmlFor={id} label={field.label} path={path} required={field.required === true} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        <input
          id={id}
          type="datetime-local"
          aria-invalid={showError}
          disabled={readOnly || disabled}
          value={value ? toTimeField(value) : ''}
          onChange={({ target }) => setValue(target.value ? fromTimeField(target.value) : null)}
        />
      </div>
      <FieldDescription description={field.admin?.description} path={path} />
    </div>
  );
}
