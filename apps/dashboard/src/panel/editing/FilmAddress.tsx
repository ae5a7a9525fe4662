'use client';

import { MAX_FILM_ADDRESS, parseFilmAddress } from '@agency/contracts';
import { useField } from '@payloadcms/ui';
import type { TextFieldClientProps } from 'payload';
import { useId } from 'react';
import { toFilmProblem } from '../../rich-text/film-problem.ts';
import { useTranslations } from '../language/TranslationsProvider.tsx';

/** The address of a film, checked while it is typed. */
export function FilmAddress({ path }: TextFieldClientProps) {
  const { value, setValue } = useField<string>({ path });
  const speech = useTranslations('editing');
  const { film: says } = speech.texts;
  const id = useId();
  const address = value ?? '';
  const film = parseFilmAddress(address);
  return (
    <div className="field-type link-to">
      <label className="field-label" htmlFor={id}>
        {says.address}
      </label>
      <input
        id={id}
        type="url"
        value={address}
        maxLength={MAX_FILM_ADDRESS}
        aria-invalid={address !== '' && !film}
        aria-describedby={`${id}-says`}
        onChange={(event) => setValue(event.target.value)}
      />
      <p id={`${id}-says`} role="status" data-failed={address !== '' && !film}>
        {film ? speech.t(says.on, { host: film.host }) : toFilmProblem(address, speech)}
      </p>
    </div>
  );
}
