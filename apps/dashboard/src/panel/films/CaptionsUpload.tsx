'use client';

import { useField } from '@payloadcms/ui';
import { useState } from 'react';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { toWebVtt } from './to-webvtt.ts';

/** More than captions of a short film are, in bytes; a form with as many would not be sent. */
const MAX_SIZE = 300_000;

/** Reads captions out of a file into their field, and shows what they look like. */
export function CaptionsUpload() {
  const { film } = useTranslations('pictures').texts;
  const { value, setValue } = useField<string>({ path: 'captions' });
  const [problem, setProblem] = useState<string>();
  const [isTurned, setTurned] = useState(false);

  async function read(file: File) {
    setTurned(false);
    if (file.size > MAX_SIZE) return setProblem(film.tooLong);
    const bytes = await file.arrayBuffer().catch(() => undefined);
    const text = bytes && toText(bytes);
    setProblem(text === undefined ? film.notText : undefined);
    const captions = toWebVtt(text ?? '');
    setTurned(captions !== (text ?? ''));
    if (text !== undefined) setValue(captions);
  }

  return (
    <div className="film-part">
      <label>
        {film.captions}
        <input
          type="file"
          accept=".vtt,.srt,text/vtt,application/x-subrip"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) void read(file);
            // The same file may be chosen again once it is corrected.
            target.value = '';
          }}
        />
      </label>
      <p role={problem ? 'alert' : 'status'}>{problem ?? (isTurned && film.turned)}</p>
      <details>
        <summary>{film.format}</summary>
        <pre dir="ltr">{film.example}</pre>
        {!value?.trim() && (
          <button type="button" onClick={() => setValue(film.example)}>
            {film.takeExample}
          </button>
        )}
      </details>
    </div>
  );
}

/** A file as text; nothing where it is none in UTF-8. */
function toText(bytes: ArrayBuffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
