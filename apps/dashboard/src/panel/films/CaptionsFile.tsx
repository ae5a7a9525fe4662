'use client';

import { useField } from '@payloadcms/ui';
import { useState } from 'react';
import { useWords } from '../language/SpokenLanguage.tsx';
import { toWebVtt } from './to-webvtt.ts';

/** More than captions of a short film are, in bytes. */
const MOST = 1_000_000;

/** Reads captions out of a file into their field, and shows what they look like. */
export function CaptionsFile() {
  const { film } = useWords('pictures').words;
  const { value, setValue } = useField<string>({ path: 'captions' });
  const [problem, setProblem] = useState<string>();
  const [isTurned, setTurned] = useState(false);

  async function take(file: File) {
    const bytes = await file
      .slice(0, MOST)
      .arrayBuffer()
      .catch(() => undefined);
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
            if (file) void take(file);
            // The same file may be chosen again once it is mended.
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

/** A file as text; nothing where it is none in UTF-8. What was cut at its end is left out. */
function toText(bytes: ArrayBuffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
  } catch {
    return undefined;
  }
}
