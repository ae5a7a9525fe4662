'use client';

import { isRhythm } from '@agency/contracts';
import { useField } from '@payloadcms/ui';
import type { SelectFieldClientComponent } from 'payload';
import { useId } from 'react';
import { rhythmThumbnails } from '../../collections/case-studies/rhythms.ts';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { toLabel } from '../language/to-label.ts';

/** The layout of a gallery, selected by drawings. */
export const RhythmField: SelectFieldClientComponent = ({ field, path, readOnly }) => {
  const { value = 'pairs', setValue } = useField<string>({ path });
  const { language } = useTranslations('caseStudies');
  const name = useId();
  return (
    <fieldset className="rhythm-field">
      <legend>{toLabel(field.label, language)}</legend>
      {field.options.flatMap((option) => {
        const label = typeof option === 'string' ? option : option.label;
        const rhythm = typeof option === 'string' ? option : option.value;
        if (!isRhythm(rhythm)) return [];
        return (
          <label key={rhythm}>
            <input
              type="radio"
              name={name}
              value={rhythm}
              checked={value === rhythm}
              disabled={readOnly ?? false}
              onChange={() => setValue(rhythm)}
            />
            {/* biome-ignore lint/performance/noImgElement: a drawing as a data URL */}
            <img src={rhythmThumbnails[rhythm]} alt="" width={90} height={60} />
            <span>{toLabel(label, language)}</span>
          </label>
        );
      })}
    </fieldset>
  );
};
