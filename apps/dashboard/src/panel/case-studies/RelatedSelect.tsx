'use client';

import { SelectInput, useField } from '@payloadcms/ui';
import type { NamedCaseStudy } from '../../collections/case-studies/related.ts';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { toLabel } from '../language/to-label.ts';

interface RelatedSelectProps {
  path: string;
  /** Of the field, in whatever way Payload has it. */
  description: unknown;
  studies: NamedCaseStudy[];
}

/** A select of case studies, stored by name. */
export function RelatedSelect({ path, description, studies }: RelatedSelectProps) {
  const { language, texts } = useTranslations('caseStudies');
  const { value, setValue, showError, errorMessage } = useField<string[]>({ path });
  return (
    <SelectInput
      path={path}
      name={path}
      label={texts.related}
      description={(showError && errorMessage) || (toLabel(description, language) ?? '')}
      showError={showError}
      hasMany
      isClearable
      options={studies.map(({ name, client }) => ({ value: name, label: client }))}
      value={value ?? []}
      onChange={(chosen) => {
        const list = Array.isArray(chosen) ? chosen : [chosen];
        setValue(list.flatMap((one) => (one ? String(one.value) : [])));
      }}
    />
  );
}
