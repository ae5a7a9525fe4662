import { type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { ResponsiveImage } from '../images/responsive-image.ts';
import type { Run } from '../model/phrase.ts';
import { toPlainText } from '../model/phrase.ts';
import { Dot } from '../ui/Dot.tsx';
import { Phrase } from '../ui/Phrase.tsx';
import { Rings } from '../ui/Rings.tsx';
import styles from './ValueCards.module.css';

interface ValueCardsProps {
  words: {
    passion: { title: string; text: string };
    convergence: { title: string; text: string };
    listen: { title: string; tagline: Run[] };
    louder: { title: string; tagline: Run[][]; text: string };
  };
  pictures: { passion: ResponsiveImage; convergence: ResponsiveImage };
}

function StillCard({
  name,
  words,
  picture,
}: {
  name: 'passion' | 'convergence';
  words: { title: string; text: string };
  picture: ResponsiveImage;
}) {
  return (
    <div
      className={`${styles.card} ${name === 'passion' ? 'on-mist' : 'on-ink'}`}
      data-value={name}
    >
      <img
        className={styles.picture}
        src={picture.src}
        width={picture.width}
        height={picture.height}
        alt={picture.alt}
        loading="lazy"
      />
      <div className={styles.text}>
        <h3 className="v6">{words.title}</h3>
        <p>{words.text}</p>
      </div>
    </div>
  );
}

interface HoverCardProps {
  name: 'listen' | 'louder';
  word: ReactNode;
  children: ReactNode;
}

/** Opens from its full stop while it is hovered or focused, or when it is pressed; Esc or a second press closes it. */
function HoverCard({ name, word, children }: HoverCardProps) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  // The focus that woke the island came before it could be heard.
  useEffect(() => {
    if (button.current?.matches(':focus-visible')) setOpen(true);
  }, []);

  // A card that only the mouse opened has no focus, and must close on Esc all the same.
  useEffect(() => {
    if (!open) return;
    const close = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setOpen(false);
    };
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [open]);

  const ofMouse = (next: boolean) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse') setOpen(next);
  };
  return (
    <div
      className={styles.card}
      data-value={name}
      data-open={open || undefined}
      onPointerEnter={ofMouse(true)}
      onPointerLeave={ofMouse(false)}
    >
      <h3 className={styles.word}>
        <button
          ref={button}
          type="button"
          aria-expanded={open}
          aria-controls={`value-${name}`}
          onFocus={(event) => event.target.matches(':focus-visible') && setOpen(true)}
          onBlur={() => setOpen(false)}
          onClick={() => setOpen(!open)}
        >
          {word}
        </button>
      </h3>
      <div className={styles.reveal} id={`value-${name}`}>
        {children}
      </div>
    </div>
  );
}

/** Passion, Listen, Convergence, Louder: two cards that stand still and two that open. */
export function ValueCards({ words, pictures }: ValueCardsProps) {
  const { passion, convergence, listen, louder } = words;
  return (
    <div className={styles.board}>
      <StillCard name="passion" words={passion} picture={pictures.passion} />
      <HoverCard
        name="listen"
        word={
          <span className="v1">
            {listen.title}
            <Dot />
          </span>
        }
      >
        <p>
          <Phrase runs={listen.tagline} />
        </p>
      </HoverCard>
      <StillCard name="convergence" words={convergence} picture={pictures.convergence} />
      <HoverCard
        name="louder"
        word={
          <span className="v6">
            {louder.title}
            <Dot>
              <svg className={styles.rings} viewBox="-500 -500 1000 1000" aria-hidden="true">
                <Rings first={60} pitch={54} count={8} stroke={26} decay={0.74} />
              </svg>
            </Dot>
          </span>
        }
      >
        <div>
          <p>
            {louder.tagline.map((line, index) => (
              <span key={toPlainText(line)} className={styles.line}>
                <Phrase runs={line} dot={index === louder.tagline.length - 1} />{' '}
              </span>
            ))}
          </p>
          <p className={styles.small}>{louder.text}</p>
        </div>
      </HoverCard>
    </div>
  );
}
