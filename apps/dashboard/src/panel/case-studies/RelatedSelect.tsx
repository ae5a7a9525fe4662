'use client';

import { SelectInput, useField } from '@payloadcms/ui';
import type { NamedStudy } from '../../collections/case-studies/related.ts';
import { useWords } from '../language/SpokenLanguage.tsx';

interface RelatedSelectProps {
  path: string;
  studies: NamedStudy[];
}

/** A choice of case studies, kept as their names. */
export function RelatedSelect({ path, studies }: RelatedSelectProps) {
  const { words } = useWords('studies');
  const { value, setValue, showError, errorMessage } = useField<string[]>({ path });
  return (
    <SelectInput
      path={path}
      name={path}
      label={words.related}
      description={(showError && errorMessage) || words.relatedHint}
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
