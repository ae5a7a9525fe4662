'use client';

import { useField } from '@payloadcms/ui';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { type PreparedPicture, shrinkPicture } from './shrink-picture.ts';

/** In the form of a picture: makes a file that was chosen smaller before it is sent, and says so. */
export function ShrinkPicture() {
  const { value, setValue } = useField<File | null>({ path: 'file' });
  const translations = useTranslations('pictures');
  const latest = useRef(translations);
  latest.current = translations;
  const [prepared, setPrepared] = useState<PreparedPicture>();
  const ready = useRef<File>(undefined);
  useEffect(() => {
    if (!(value instanceof File)) setPrepared(undefined);
    if (!(value instanceof File) || value === ready.current) return;
    let isStale = false;
    void shrinkPicture(value, latest.current).then((found) => {
      if (isStale) return;
      ready.current = found.file;
      setPrepared(found);
      if (found.file !== value) setValue(found.file);
    });
    return () => {
      isStale = true;
    };
  }, [value, setValue]);
  const { done, problem } = prepared ?? {};
  return (
    <p className="shrink-picture" role={problem ? 'alert' : 'status'}>
      {problem ?? done}
    </p>
  );
}
