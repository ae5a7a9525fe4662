'use client';

import { useField } from '@payloadcms/ui';
import { useWords } from '../language/SpokenLanguage.tsx';

/** Reads captions out of a file into their field. */
export function CaptionsFile() {
  const { film } = useWords('pictures').words;
  const { setValue } = useField<string>({ path: 'captions' });
  return (
    <p className="film-part">
      <label>
        {film.captions}
        <input
          type="file"
          accept=".vtt,text/vtt"
          onChange={async (event) => {
            const [file] = event.target.files ?? [];
            if (file) setValue(await file.slice(0, 1_000_000).text());
          }}
        />
      </label>
    </p>
  );
}
