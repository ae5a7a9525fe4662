import { fillPlaceholders } from '@agency/content/placeholders';
import type { PageContent } from '@agency/content/schemas/pages';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ArticleFilm as Film } from '../../../features/blog/article.ts';
import { Picture } from '../../../ui/Picture.tsx';
import { PlayDot } from '../../../ui/PlayDot.tsx';
import styles from './ArticleFilm.module.css';

/** A video of another host, which is requested only after a click. Without script it is a link. */
export function ArticleFilm({ film, copy }: { film: Film; copy: PageContent<'blog'>['film'] }) {
  const player = useRef<HTMLIFrameElement>(null);
  const [playing, setPlaying] = useState(false);
  const { host, title, caption, poster } = film;

  function play() {
    flushSync(() => setPlaying(true));
    player.current?.focus();
  }

  return (
    <figure className={styles.film}>
      {/* The server adds this origin to `frame-src`; the attribute must be the first. */}
      <div data-frame={new URL(film.player).origin} className={`${styles.frame} frame`}>
        <Picture image={{ ...poster, alt: title }} />
        {playing ? (
          <iframe
            ref={player}
            className="screen-only"
            src={film.player}
            title={title}
            allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
            referrerPolicy="strict-origin-when-cross-origin"
            sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation"
          />
        ) : (
          <button
            className="inset-outline screen-only"
            type="button"
            aria-label={fillPlaceholders(copy.play, { film: title })}
            onClick={play}
          >
            <PlayDot />
          </button>
        )}
      </div>
      <figcaption>
        {caption && <p>{caption}</p>}
        <p>
          {!playing && (
            <span className={styles.notice}>{fillPlaceholders(copy.notice, { host })} </span>
          )}
          <a href={film.page} rel="noopener">
            {fillPlaceholders(copy.watch, { host })}
          </a>
        </p>
      </figcaption>
    </figure>
  );
}
