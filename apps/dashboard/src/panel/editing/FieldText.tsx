'use client';

import { useEffect, useState } from 'react';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { type EditableField, toPlainText } from './field-values.ts';

/** The value of a field as people read it; of a document it points at, the name. */
export function FieldText({ field, value }: { field: EditableField; value: unknown }) {
  const [name, setName] = useState<string>();
  const { relationTo } = field;
  const {
    texts: { values },
    t,
  } = useTranslations('editing');
  useEffect(() => {
    if (!relationTo || !value) return;
    const controller = new AbortController();
    fetch(`/cms-api/${relationTo}/${value}?depth=0`, { signal: controller.signal })
      .then((response) => response.json())
      .then((found) => setName(found.name ?? found.title ?? found.alt))
      // Its number is shown.
      .catch(() => undefined);
    return () => controller.abort();
  }, [relationTo, value]);
  const text =
    relationTo && value
      ? (name ?? t(values.number, { id: String(value) }))
      : toPlainText(value, values);
  return (
    <span className="editing-notice__text" dir="auto">
      {text || <i>{values.empty}</i>}
    </span>
  );
}
