'use client';

import { TextInput, useField } from '@payloadcms/ui';
import type { TextFieldClientComponent } from 'payload';
import { useWords } from '../language/SpokenLanguage.tsx';
import { toLabel } from '../language/to-label.ts';

const COLOUR = /^#[0-9a-f]{6}$/i;

/** A colour, typed or chosen. */
export const ColourField: TextFieldClientComponent = ({ field, path }) => {
  const { value, setValue, showError, errorMessage } = useField<string>({ path });
  const { language, words } = useWords('studies');
  const description = field.admin?.description;
  const label = toLabel(field.label, language) ?? '';
  return (
    <div className="colour-field">
      <TextInput
        path={path}
        label={label}
        required={field.required ?? false}
        description={toLabel(description, language) ?? ''}
        value={value ?? ''}
        showError={showError}
        {...(errorMessage && { Error: <p role="alert">{errorMessage}</p> })}
        onChange={(event: { target: { value: string } }) => setValue(event.target.value)}
        AfterInput={
          <input
            className="colour-field__plate"
            type="color"
            aria-label={`${words.colour}: ${label}`}
            value={COLOUR.test(value ?? '') ? value : '#000000'}
            onChange={(event) => setValue(event.target.value.toUpperCase())}
          />
        }
      />
    </div>
  );
};
