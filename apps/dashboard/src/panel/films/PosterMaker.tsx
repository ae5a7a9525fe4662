'use client';

import { useDocumentInfo, useField, useFormFields } from '@payloadcms/ui';
import { useEffect, useRef, useState } from 'react';
import { MAX_FILM_SIZE } from '../../collections/films/limits.ts';
import { toSentence } from '../inbox/send.ts';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { storeFrame, takeFrame } from './take-frame.ts';

/** Shows the film that was chosen, and makes its poster of a frame: one by itself, another when somebody asks. */
export function PosterMaker() {
  const { texts, t } = useTranslations('pictures');
  const { film: says } = texts;
  const { savedDocumentData } = useDocumentInfo();
  const file = useFormFields(([fields]) => fields.file?.value) as File | undefined;
  const title = useFormFields(([fields]) => fields.title?.value) as string | undefined;
  const { value: poster, setValue } = useField<number>({ path: 'poster' });
  const video = useRef<HTMLVideoElement>(null);
  const made = useRef<number>(undefined);
  /** Keys of frames by film and time: one that is taken again is stored once. */
  const keys = useRef(new Map<string, string>());
  const isBusy = useRef(false);
  const [chosen, setChosen] = useState<string>();
  const [said, setSaid] = useState<{ problem?: string; done?: string; doing?: string }>({});
  const stored = savedDocumentData?.filename && `/media/${savedDocumentData.filename}`;
  const isTooLarge = file !== undefined && file.size > MAX_FILM_SIZE;

  useEffect(() => {
    if (!file) return setChosen(undefined);
    const address = URL.createObjectURL(file);
    setChosen(address);
    return () => URL.revokeObjectURL(address);
  }, [file]);

  async function take() {
    const shown = video.current;
    if (!shown || isBusy.current) return;
    isBusy.current = true;
    setSaid({ doing: says.making });
    const frame = `${shown.currentSrc} ${shown.currentTime}`;
    const key = keys.current.get(frame) ?? crypto.randomUUID();
    keys.current.set(frame, key);
    try {
      const alt = title?.trim() || says.alt;
      const id = await storeFrame(() => takeFrame(shown), { key, alt }, texts);
      setValue(id);
      setSaid({ done: says.made });
      const before = made.current;
      made.current = id;
      // The one before it is of no use to anybody; one that is used stays.
      if (before && before !== id) {
        await fetch(`/cms-api/media/${before}`, { method: 'DELETE' }).catch(() => undefined);
      }
    } catch (error) {
      setSaid({ problem: toSentence(error) });
    } finally {
      isBusy.current = false;
    }
  }

  if (isTooLarge)
    return <p role="alert">{t(says.tooLarge, { most: MAX_FILM_SIZE / 1024 / 1024 })}</p>;
  const address = chosen ?? stored;
  if (!address) return null;
  return (
    <section className="film-part" aria-label={says.label}>
      <video
        ref={video}
        key={address}
        src={address}
        controls
        muted
        playsInline
        preload="auto"
        onLoadedMetadata={({ currentTarget }) => {
          if (chosen && !poster)
            currentTarget.currentTime = Math.min(1, currentTarget.duration / 3);
        }}
        onSeeked={() => {
          if (chosen && !poster && !made.current) void take();
        }}
      />
      <p>
        {says.stop}{' '}
        <button type="button" aria-disabled={said.doing !== undefined} onClick={() => void take()}>
          {says.take}
        </button>
      </p>
      <p role="status">{said.doing ?? said.done}</p>
      {said.problem && <p role="alert">{said.problem}</p>}
    </section>
  );
}
