'use client';

import { Button, useDocumentInfo, useField, useFormFields, useLocale } from '@payloadcms/ui';
import { useRef, useState } from 'react';
import { MAX_FILM_SIZE } from '../../collections/films/limits.ts';
import { useTask } from '../controls/use-task.ts';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { useFileUrl } from '../use-file-url.ts';
import { uploadFrame } from './capture-frame.ts';

/** Shows the selected film and creates its poster from a frame, the first one automatically. */
export function PosterPicker() {
  const { texts, t } = useTranslations('pictures');
  const { film: labels } = texts;
  const { savedDocumentData } = useDocumentInfo();
  const { code: locale } = useLocale();
  const { file, url: chosen } = useFileUrl();
  const title = useFormFields(([fields]) => fields.title?.value) as string | undefined;
  const { value: poster, setValue } = useField<number>({ path: 'poster' });
  const length = useField<number>({ path: 'seconds' });
  const video = useRef<HTMLVideoElement>(null);
  const created = useRef<number>(undefined);
  const [notice, setNotice] = useState('');
  const { isBusy, problem, run } = useTask();
  const stored = savedDocumentData?.filename && `/media/${savedDocumentData.filename}`;

  async function capture() {
    if (!video.current) return;
    const picture = { alt: title?.trim() || labels.alt, locale };
    const id = await uploadFrame(video.current, picture, texts);
    setValue(id);
    setNotice(labels.made);
    const before = created.current;
    created.current = id;
    // The dashboard deletes the former poster only if it is not in use.
    if (before && before !== id)
      await fetch(`/cms-api/media/${before}`, { method: 'DELETE' }).catch(() => undefined);
  }

  if (file && file.size > MAX_FILM_SIZE)
    return <p role="alert">{t(labels.tooLarge, { most: MAX_FILM_SIZE / 1024 / 1024 })}</p>;
  const url = chosen ?? stored;
  if (!url) return null;
  return (
    <section className="panel-part film-part" aria-label={labels.label}>
      <video
        ref={video}
        key={url}
        src={url}
        controls
        muted
        playsInline
        preload="auto"
        onLoadedMetadata={({ currentTarget }) => {
          const { duration } = currentTarget;
          if (!chosen) return;
          // A recording may have no duration.
          if (Number.isFinite(duration)) length.setValue(Math.round(duration * 10) / 10);
          if (!poster) currentTarget.currentTime = Math.min(1, duration / 3);
        }}
        onSeeked={() => {
          if (chosen && !poster && !created.current) void run(capture);
        }}
      />
      <p>
        {labels.stop}{' '}
        <Button
          buttonStyle="secondary"
          size="small"
          margin={false}
          disabled={isBusy}
          onClick={() => void run(capture)}
        >
          {labels.take}
        </Button>
      </p>
      {length.showError && <p role="alert">{length.errorMessage}</p>}
      <p role="status">{isBusy ? labels.making : !problem && notice}</p>
      {problem && <p role="alert">{problem}</p>}
    </section>
  );
}
