'use client';

import { useDocumentInfo, useField } from '@payloadcms/ui';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { type PreparedPicture, shrinkPicture } from './shrink-picture.ts';

/** Resizes the chosen file before the upload; meanwhile the form cannot be saved. */
export function ShrinkPicture() {
  const { value, setValue } = useField<File | null>({ path: 'file' });
  const { setUploadStatus } = useDocumentInfo();
  const { texts } = useTranslations('pictures');
  const [problem, setProblem] = useState<PreparedPicture['problem']>();
  const ready = useRef<File>(undefined);
  useEffect(() => {
    if (value instanceof File && value === ready.current) return;
    setProblem(undefined);
    if (!(value instanceof File)) return;
    let isStale = false;
    setUploadStatus?.('uploading');
    void shrinkPicture(value).then((prepared) => {
      if (isStale) return;
      setUploadStatus?.('idle');
      ready.current = prepared.file;
      setProblem(prepared.problem);
      if (prepared.file !== value) setValue(prepared.file);
    });
    return () => {
      isStale = true;
      setUploadStatus?.('idle');
    };
  }, [value, setValue, setUploadStatus]);
  return problem ? (
    <p className="shrink-picture" role="alert">
      {texts[problem]}
    </p>
  ) : null;
}
