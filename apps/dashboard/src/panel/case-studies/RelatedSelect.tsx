'use client';

import { SelectInput, useField } from '@payloadcms/ui';
import type { NamedStudy } from '../../collections/case-studies/related.ts';

interface RelatedSelectProps {
  path: string;
  studies: NamedStudy[];
}

/** A choice of case studies, kept as their names. */
export function RelatedSelect({ path, studies }: RelatedSelectProps) {
  const { value, setValue, showError, errorMessage } = useField<string[]>({ path });
  return (
    <SelectInput
      path={path}
      name={path}
      label="Related work"
      description={
        (showError && errorMessage) ||
        'Up to three that are always shown below it. The rest are chosen by chance.'
      }
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
