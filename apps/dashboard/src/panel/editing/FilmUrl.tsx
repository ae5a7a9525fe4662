'use client';

import { MAX_FILM_ADDRESS, parseFilmAddress } from '@agency/contracts';
import { useField } from '@payloadcms/ui';
import type { TextFieldClientProps } from 'payload';
import { useId } from 'react';
import { toFilmProblem } from '../../rich-text/film-problem.ts';
import { useTranslations } from '../language/TranslationsProvider.tsx';

/** The URL of a film, validated on input. */
export function FilmUrl({ path }: TextFieldClientProps) {
  const { value, setValue } = useField<string>({ path });
  const translations = useTranslations('editing');
  const { film: labels } = translations.texts;
  const id = useId();
  const url = value ?? '';
  const film = parseFilmAddress(url);
  return (
    <div className="field-type link-to">
      <label className="field-label" htmlFor={id}>
        {labels.address}
      </label>
      <input
        id={id}
        type="url"
        value={url}
        maxLength={MAX_FILM_ADDRESS}
        aria-invalid={url !== '' && !film}
        aria-describedby={`${id}-says`}
        onChange={(event) => setValue(event.target.value)}
      />
      <p id={`${id}-says`} role="status" data-failed={url !== '' && !film}>
        {film ? translations.t(labels.on, { host: film.host }) : toFilmProblem(url, translations)}
      </p>
    </div>
  );
}
