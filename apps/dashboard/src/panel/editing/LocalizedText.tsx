'use client';

import { otherLanguages } from '@agency/content/languages';
import { useField } from '@payloadcms/ui';
import type { JSONFieldClientProps } from 'payload';
import { useId } from 'react';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { toLabel } from '../language/to-label.ts';

type TextByLanguage = Record<string, string>;

/** A text field for each language except the default one. Empty texts are not stored. */
export function LocalizedText({
  field,
  path,
  maxLength,
}: JSONFieldClientProps & { maxLength: number }) {
  const { value, setValue } = useField<TextByLanguage | null>({ path });
  const { language } = useTranslations('editing');
  const id = useId();
  const write = (tag: string, text: string) => {
    const { [tag]: _before, ...others } = value ?? {};
    const stored = text ? { ...others, [tag]: text } : others;
    setValue(Object.keys(stored).length > 0 ? stored : null);
  };
  return (
    <fieldset className="field-type other-words" aria-describedby={id}>
      <legend className="field-label">{toLabel(field.label, language)}</legend>
      {otherLanguages.map(({ tag, name, direction }) => (
        <label key={tag}>
          <span lang={tag}>{name}</span>
          <input
            lang={tag}
            dir={direction}
            maxLength={maxLength}
            value={value?.[tag] ?? ''}
            onChange={({ target }) => write(tag, target.value)}
          />
        </label>
      ))}
      <p id={id} className="field-description">
        {toLabel(field.admin?.description, language)}
      </p>
    </fieldset>
  );
}
