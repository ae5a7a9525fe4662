'use client';

import { useField } from '@payloadcms/ui';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { toWebVtt } from './to-webvtt.ts';

/** Reads captions out of a file into their field. */
export function CaptionsUpload() {
  const { film } = useTranslations('pictures').texts;
  const { setValue } = useField<string>({ path: 'captions' });
  return (
    <label className="panel-part film-part">
      {film.captions}
      <input
        type="file"
        accept=".vtt,.srt,text/vtt,application/x-subrip"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          void file?.text().then((text) => setValue(toWebVtt(text)));
          // The same file may be chosen again once it is corrected.
          target.value = '';
        }}
      />
    </label>
  );
}
