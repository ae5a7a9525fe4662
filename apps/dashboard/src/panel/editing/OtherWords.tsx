'use client';

import { otherLanguages } from '@agency/content/languages';
import { useField } from '@payloadcms/ui';
import type { JSONFieldClientProps } from 'payload';
import { useId } from 'react';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { toLabel } from '../language/to-label.ts';

type Words = Record<string, string>;

/** A line for each language beside the default one. What is empty is not kept. */
export function OtherWords({
  field,
  path,
  maxLength,
}: JSONFieldClientProps & { maxLength: number }) {
  const { value, setValue } = useField<Words | null>({ path });
  const { language } = useTranslations('editing');
  const id = useId();
  const write = (tag: string, words: string) => {
    const { [tag]: _before, ...others } = value ?? {};
    const kept = words ? { ...others, [tag]: words } : others;
    setValue(Object.keys(kept).length > 0 ? kept : null);
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
