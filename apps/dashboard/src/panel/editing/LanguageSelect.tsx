'use client';

import { languages } from '@agency/content/languages';
import { useField } from '@payloadcms/ui';
import type { TextFieldClientProps } from 'payload';
import { useId } from 'react';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { toLabel } from '../language/to-label.ts';

/** Which language a post or an opening is in. */
export function LanguageSelect({ field, path }: TextFieldClientProps) {
  const { value, setValue } = useField<string>({ path });
  const {
    language,
    texts: { languages: labels },
  } = useTranslations('editing');
  const id = useId();
  return (
    <div className="field-type language-choice">
      <label className="field-label" htmlFor={id}>
        {labels.language}
      </label>
      <select id={id} value={value ?? ''} onChange={({ target }) => setValue(target.value)}>
        {languages.map(({ tag, name }) => (
          <option key={tag} value={tag} lang={tag}>
            {name}
          </option>
        ))}
      </select>
      <p className="field-description">{toLabel(field.admin?.description, language)}</p>
    </div>
  );
}
