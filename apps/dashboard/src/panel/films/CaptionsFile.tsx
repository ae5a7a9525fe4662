'use client';

import { useField } from '@payloadcms/ui';

/** Reads captions out of a file into their field. */
export function CaptionsFile() {
  const { setValue } = useField<string>({ path: 'captions' });
  return (
    <p className="film-part">
      <label>
        Captions out of a file (.vtt)
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
