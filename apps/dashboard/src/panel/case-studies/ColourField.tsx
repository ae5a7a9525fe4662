'use client';

import { TextInput, useField, useFormFields } from '@payloadcms/ui';
import type { TextFieldClientComponent } from 'payload';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { toLabel } from '../language/to-label.ts';

const COLOUR = /^#[0-9a-f]{6}$/i;

/** Colours of the client's page: all three of them, or none. */
const THEME_COLOURS = ['worldGround', 'worldInk', 'worldAccent'];

/** A colour field with a colour picker. Errors are below it. */
export const ColourField: TextFieldClientComponent = ({ field, path }) => {
  const { value, setValue, showError, errorMessage } = useField<string>({ path });
  const { language, texts } = useTranslations('caseStudies');
  const isLacking = useIsMissing(path);
  const description = field.admin?.description;
  const label = toLabel(field.label, language) ?? '';
  const isEmpty = !value;
  const swatchLabel = `${texts.colour}: ${label}`;
  const problem = showError ? errorMessage : undefined;
  return (
    <div className="colour-field">
      <TextInput
        path={path}
        label={label}
        required={field.required ?? false}
        description={toLabel(description, language) ?? ''}
        value={value ?? ''}
        showError={showError}
        // Payload's error would move the field.
        Error={<span hidden />}
        onChange={(event: { target: { value: string } }) => setValue(event.target.value)}
        AfterInput={
          <input
            className="colour-field__plate"
            type="color"
            data-empty={isEmpty}
            aria-label={isEmpty ? `${swatchLabel} (${texts.noColour})` : swatchLabel}
            value={COLOUR.test(value ?? '') ? value : '#FFFFFF'}
            onChange={(event) => setValue(event.target.value.toUpperCase())}
          />
        }
      />
      <div className="colour-field__said">
        {problem && <p role="alert">{problem}</p>}
        {!problem && isLacking && <p role="status">{texts.allColours}</p>}
      </div>
    </div>
  );
};

/** Whether a colour is missing beside others that were chosen. */
function useIsMissing(path: string): boolean {
  const [name = ''] = path.split('.').slice(-1);
  return useFormFields(([fields]) => {
    if (!THEME_COLOURS.includes(name)) return false;
    const colours = THEME_COLOURS.map((one) => fields[path.replace(/[^.]*$/, one)]?.value);
    return !fields[path]?.value && colours.some(Boolean);
  });
}
