import { defaultLanguage } from '@agency/content/languages';
import { fillPlaceholders } from '@agency/content/placeholders';
import type { PageContent } from '@agency/content/schemas/pages';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Film } from '../../../features/case-studies/case-study-page.ts';
import { Picture } from '../../../ui/Picture.tsx';
import { PlayDot } from '../../../ui/PlayDot.tsx';
import styles from './CaseFilm.module.css';

interface CaseFilmProps {
  film: Film;
  copy: PageContent<'case-study'>['film'];
}

/** A thumbnail that a click replaces by the player. Without script it is the player. */
export function CaseFilm({ film, copy }: CaseFilmProps) {
  const player = useRef<HTMLVideoElement>(null);
  const [playing, setPlaying] = useState(false);

  function play() {
    flushSync(() => setPlaying(true));
    player.current?.focus();
    // Browsers may block autoplay; then the controls are there.
    player.current?.play().catch(() => undefined);
  }

  return (
    <div className={`${styles.film} frame`} data-playing={playing || undefined}>
      {/* biome-ignore lint/a11y/useMediaCaption: a film without speech has nothing to caption */}
      <video
        ref={player}
        controls
        playsInline
        loop
        preload="none"
        loading="lazy"
        width={film.poster.width}
        height={film.poster.height}
        poster={film.poster.src}
        aria-label={film.poster.alt}
      >
        {film.sources.map(({ src, type }) => (
          <source key={src} src={src} type={type} />
        ))}
        {film.captions && (
          <track
            kind="captions"
            src={film.captions}
            srcLang={film.language ?? defaultLanguage.tag}
            label={copy.captions}
            default
          />
        )}
      </video>
      {!playing && (
        <button
          className="inset-outline"
          type="button"
          aria-label={fillPlaceholders(copy.play, { film: film.poster.alt })}
          onClick={play}
        >
          <Picture image={{ ...film.poster, alt: '' }} />
          <PlayDot />
        </button>
      )}
    </div>
  );
}
