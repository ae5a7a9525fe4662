'use client';

import { TextInput, useField } from '@payloadcms/ui';
import type { TextFieldClientComponent } from 'payload';

const COLOUR = /^#[0-9a-f]{6}$/i;

/** A colour, typed or chosen. */
export const ColourField: TextFieldClientComponent = ({ field, path }) => {
  const { value, setValue, showError, errorMessage } = useField<string>({ path });
  const description = field.admin?.description;
  return (
    <div className="colour-field">
      <TextInput
        path={path}
        label={field.label ?? 'Colour'}
        required={field.required ?? false}
        {...(typeof description === 'string' && { description })}
        value={value ?? ''}
        showError={showError}
        {...(errorMessage && { Error: <p role="alert">{errorMessage}</p> })}
        onChange={(event: { target: { value: string } }) => setValue(event.target.value)}
        AfterInput={
          <input
            className="colour-field__plate"
            type="color"
            aria-label="Choose the colour"
            value={COLOUR.test(value ?? '') ? value : '#000000'}
            onChange={(event) => setValue(event.target.value.toUpperCase())}
          />
        }
      />
    </div>
  );
};
