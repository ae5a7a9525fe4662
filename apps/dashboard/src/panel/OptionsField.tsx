'use client';

import { SelectInput, useField } from '@payloadcms/ui';
import type { OptionObject, TextFieldClientProps } from 'payload';

interface OptionsFieldProps extends Pick<TextFieldClientProps, 'field' | 'path' | 'readOnly'> {
  options: OptionObject[];
}

/** A text field, or a list of texts, whose values are chosen from options. */
export function OptionsField({ field, path, readOnly = false, options }: OptionsFieldProps) {
  const { value, setValue, showError, errorMessage } = useField<string | string[]>({ path });
  const { admin, hasMany = false, label, required = false } = field;
  return (
    <SelectInput
      path={path}
      name={path}
      label={label}
      description={(showError && errorMessage) || admin?.description}
      required={required}
      readOnly={readOnly}
      showError={showError}
      hasMany={hasMany}
      isClearable={hasMany}
      options={options}
      value={value}
      onChange={(chosen) =>
        setValue(Array.isArray(chosen) ? chosen.map((one) => one.value) : chosen.value)
      }
    />
  );
}
